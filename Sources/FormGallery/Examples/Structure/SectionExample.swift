import FormCore

struct SectionValues: Codable, Equatable, Sendable {
    var isShared = true
    var name = "Printer"
    var isColoured = false
    var isTiny = false
}

let sectionExample = Example<SectionValues>(
    "Sections",
    code: #"""
        private let printerForm: Form<SectionValues> = sections {
            section("Printer", footer: { $0.isShared ? "Everybody on the network can print." : nil }) {
                controlCell(title: "Shared", control: uiSwitch(keyPath: \.isShared))
                controlCell(title: "Name", control: textField(keyPath: \.name))
                    .visible(when: \.isShared)
            }
            section("Guests", isVisible: \.isShared) {
                controlCell(title: "May Print in Colour", control: uiSwitch(keyPath: \.isColoured))
                controlCell(title: "May Print Photographs", control: uiSwitch(keyPath: \.isTiny))
                    .enabled(when: \.isColoured)
            }
        }
        """#,
    form: printerForm)

private let printerForm: Form<SectionValues> = sections {
    section("Printer", footer: { $0.isShared ? "Everybody on the network can print." : nil }) {
        controlCell(title: "Shared", control: uiSwitch(keyPath: \.isShared))
        controlCell(title: "Name", control: textField(keyPath: \.name))
            .visible(when: \.isShared)
    }
    section("Guests", isVisible: \.isShared) {
        controlCell(title: "May Print in Colour", control: uiSwitch(keyPath: \.isColoured))
        controlCell(title: "May Print Photographs", control: uiSwitch(keyPath: \.isTiny))
            .enabled(when: \.isColoured)
    }
}
