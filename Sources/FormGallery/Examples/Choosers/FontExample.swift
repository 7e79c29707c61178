import FormCore

struct FontValues: Codable, Equatable, Sendable {
    var text = Font("Sans", size: 11)
    var heading = Font("Serif", size: 16, weight: .bold)
}

let fontExample = Example<FontValues>(
    "Font",
    about: "For a font, typed or found in a dialog.",
    code: #"""
        controlCell(title: "Text", control: fontField(keyPath: \.text))
        controlCell(title: "Headings", control: fontField(keyPath: \.heading))
        """#
) {
    controlCell(title: "Text", control: fontField(keyPath: \.text))
    controlCell(title: "Headings", control: fontField(keyPath: \.heading))
}
