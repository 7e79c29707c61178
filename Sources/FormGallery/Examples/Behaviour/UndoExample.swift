import FormCore

struct UndoValues: Codable, Equatable, Sendable {
    var isOn = true
    var brightness = 80
    var colour = "White"
}

let undoExample = Example<UndoValues>(
    "Undo and Defaults",
    code: #"""
        private let lampForm: Form<UndoValues> = sections {
            section("Lamp", footer: { _ in "Ctrl+Z takes a step back. The menu lists what is not as by default." }) {
                controlCell(title: "On", control: uiSwitch(keyPath: \.isOn))
                controlCell(title: "Level", control: formattedField(keyPath: \.brightness, format: .whole(in: 1...100)))
                    .resettable()
                picker(title: "Colour", keyPath: \.colour, options: ["White", "Amber", "Blue", "Green"])
                    .resettable()
            }
            .resettable()
        }
        """#,
    form: lampForm)

private let lampForm: Form<UndoValues> = sections {
    section("Lamp", footer: { _ in "Ctrl+Z takes a step back. The menu lists what is not as by default." }) {
        controlCell(title: "On", control: uiSwitch(keyPath: \.isOn))
        controlCell(title: "Level", control: formattedField(keyPath: \.brightness, format: .whole(in: 1...100)))
            .resettable()
        picker(title: "Colour", keyPath: \.colour, options: ["White", "Amber", "Blue", "Green"])
            .resettable()
    }
    .resettable()
}
