import FormCore

struct PictureBesideValues: Codable, Equatable, Sendable {
    var name = "Blue and Yellow"
    var stripes = 5
}

let pictureBesideExample = Example<PictureBesideValues>(
    "Picture beside Rows",
    code: #"""
        private let largeForm: Form<PictureBesideValues> = sections {
            section {
                controlCell(title: "Large Flag", control: picture(size: .window) { flag(of: $0.stripes) })
            }
        }

        private let flagForm: Form<PictureBesideValues> = sections {
            section {
                controlCell(title: "Name", control: textField(keyPath: \.name))
                controlCell(title: "Stripes", control: numberField(keyPath: \.stripes, in: 1...12))
                detailTextCell(title: "Show Flag", keyPath: { _ in "" }, form: largeForm)
                    .picture { flag(of: $0.stripes) }
            }
        }
        """#,
    form: flagForm)

private let largeForm: Form<PictureBesideValues> = sections {
    section {
        controlCell(title: "Large Flag", control: picture(size: .window) { flag(of: $0.stripes) })
    }
}

private let flagForm: Form<PictureBesideValues> = sections {
    section {
        controlCell(title: "Name", control: textField(keyPath: \.name))
        controlCell(title: "Stripes", control: numberField(keyPath: \.stripes, in: 1...12))
        detailTextCell(title: "Show Flag", keyPath: { _ in "" }, form: largeForm)
            .picture { flag(of: $0.stripes) }
    }
}
