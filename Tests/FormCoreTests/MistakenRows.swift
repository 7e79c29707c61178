import Testing

/// A mistake that an author makes in a row, and what the compiler has to say of it.
struct MistakenRow: CustomTestStringConvertible {
    let testDescription: String
    /// The row that has it, in one line.
    let row: String
    /// What the first error says; it names the mistake.
    let message: String

    init(_ description: String, _ row: String, says message: String) {
        testDescription = description
        self.row = row
        self.message = message
    }

    static let all = [
        MistakenRow(
            "a misspelt key path",
            #"controlCell(title: "Wrong", control: uiSwitch(keyPath: \.isOnn))"#,
            says: "value of type 'Home' has no member 'isOnn'"),
        MistakenRow(
            "a misspelt key path in a page inside the row",
            #"""
            detailTextCell(title: "Wrong", keyPath: \.name, form: sections { section("Page") { \#
            controlCell(title: "On", control: uiSwitch(keyPath: \.isOnn)).enabled { $0.port > 3 } } })
            """#,
            says: "value of type 'Home' has no member 'isOnn'"),
        MistakenRow(
            "a misspelt label",
            #"controlCell(title: "Wrong", control: uiSwitch(keypath: \.isOn))"#,
            says: "have 'keypath:', expected 'keyPath:'"),
        MistakenRow(
            "a misspelt label of a modifier",
            #"nestedTextField(title: "Wrong", keyPath: \.name).visible(wen: { !$0.isOn && $0.port > 3 })"#,
            says: "have 'wen:', expected 'when:'"),
        MistakenRow(
            "a misspelt modifier",
            #"controlCell(title: "Wrong", control: uiSwitch(keyPath: \.isOn)).visble { !$0.isOn && $0.port > 3 }"#,
            says: "no modifier has this name"),
        MistakenRow(
            "a misspelt modifier among others",
            #"nestedTextField(title: "Wrong", keyPath: \.name).ruls(\.name, [.required]).help("Help").id("wrong")"#,
            says: "no modifier has this name"),
        MistakenRow(
            "a misspelt member in a closure",
            #"nestedTextField(title: "Wrong", keyPath: \.name).visible { !$0.isOn && $0.prot > 3 }"#,
            says: "value of type 'Home' has no member 'prot'"),
        MistakenRow(
            "a value of the wrong type",
            #"controlCell(title: "Wrong", control: uiSwitch(keyPath: \.name))"#,
            says: "cannot convert value of type 'WritableKeyPath<Home, String>'"),
        MistakenRow(
            "a section in a row's place",
            #"section { controlCell(title: "Wrong", control: uiSwitch(keyPath: \.isOn)) }"#,
            says: "requires that 'Section' conform to 'SectionContent'"),
        MistakenRow(
            "a property that can't be written",
            #"controlCell(title: "Wrong", control: textField(keyPath: \.fixed))"#,
            says: "the property can't be written; make it a 'var', or give it a 'set'"),
        MistakenRow(
            "a computed property without a set",
            #"nestedOptions(title: "Wrong", keyPath: \.computed)"#,
            says: "the property can't be written; make it a 'var', or give it a 'set'"),
        MistakenRow(
            "an option that is none",
            #"optionCell(title: "Wrong", option: .attic, keyPath: \.room)"#,
            says: "type 'Room' has no member 'attic'"),
        MistakenRow(
            "an if",
            #"if name.isEmpty { controlCell(title: "Wrong", control: uiSwitch(keyPath: \.isOn)) }"#,
            says: "would be asked once, when the form is made"),
    ]

    /// Where a page is not bound the compiler may say first that the page's state lacks
    /// what the row reads; all that it says stands in the row's line.
    static let missingBind = MistakenRow(
        "a missing bind",
        #"detailTextCell(title: "Wrong", keyPath: \.garden.name, form: gardenForm)"#,
        says:
            "cannot convert value of type 'Element<FormCell, Garden>' to expected argument type 'Element<FormCell, Home>'"
    )
}

/// The source of forms of fifty rows and ten conditions each.
enum FormSource {
    static let state = #"""
        import FormCore

        struct Home: Equatable {
            var isOn = false
            var port = 0
            var name = ""
            let fixed = ""
            var computed: Room { room }
            var room = Room.hall
            var garden = Garden()
        }

        enum Room: String, CaseIterable { case hall, kitchen }

        struct Garden: Equatable {
            var name = ""
        }

        let name = ""

        let gardenForm: Form<Garden> = sections {
            section {
                nestedTextField(title: "Name", keyPath: \.name)
            }
        }

        """#

    /// A form with a row, if any, in the middle of fifty that are right.
    static func form(_ name: String, with row: String? = nil) -> String {
        var lines = ["let \(name): Form<Home> = sections {"]
        for section in 0..<5 {
            lines.append(#"    section("Section \#(section)", footer: { $0.port > \#(section) ? $0.name : nil }) {"#)
            for index in 0..<10 {
                if section == 3, index == 5, let row { lines.append("        " + row) }
                let condition = index.isMultiple(of: 5) ? #".enabled { !$0.isOn && $0.port > 3 }"# : ""
                lines.append("        " + rows[(section + index) % rows.count] + condition)
            }
            lines.append("    }")
        }
        return (lines + ["}", "", ""]).joined(separator: "\n")
    }

    private static let rows = [
        #"controlCell(title: "On", control: uiSwitch(keyPath: \.isOn))"#,
        #"nestedTextField(title: "Name", keyPath: \.name)"#,
        #"nestedOptions(title: "Room", keyPath: \.room, text: \.rawValue)"#,
        #"controlCell(title: "Port", control: formattedField(keyPath: \.port, format: .whole(in: 0...9)))"#,
        #"detailTextCell(title: "Garden", keyPath: \.garden.name, form: bind(form: gardenForm, to: \.garden))"#,
    ]
}
