import FormCore

struct NeighbourValues: Codable, Equatable, Sendable {
    var host = "mail.example.org"
    var port = 587
}

let neighbourExample = Example<NeighbourValues>(
    "Controls beside Each Other",
    code: #"""
        private let serverForm: Form<NeighbourValues> = sections {
            section {
                controlsCell(title: "Server") {
                    controlCell(title: "Host", control: textField(keyPath: \.host))
                        .rules(\.host, [.required, .host])
                    controlCell(title: "Port", control: formattedField(keyPath: \.port, format: .whole(in: 1...65535)))
                }
            }
        }
        """#,
    form: serverForm)

private let serverForm: Form<NeighbourValues> = sections {
    section {
        controlsCell(title: "Server") {
            controlCell(title: "Host", control: textField(keyPath: \.host))
                .rules(\.host, [.required, .host])
            controlCell(title: "Port", control: formattedField(keyPath: \.port, format: .whole(in: 1...65535)))
        }
    }
}
