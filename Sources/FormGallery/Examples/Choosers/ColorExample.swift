import FormCore

struct ColorValues: Codable, Equatable, Sendable {
    var accent = Color(red: 0x35, green: 0x84, blue: 0xe4)
}

let colorExample = Example<ColorValues>(
    "Colour",
    about: "For a colour, typed or found in a dialog.",
    code: #"""
        controlCell(title: "Accent", control: colorField(keyPath: \.accent))
        """#
) {
    controlCell(title: "Accent", control: colorField(keyPath: \.accent))
}
