import FormCore

struct ListValues: Codable, Equatable, Sendable {
    var printers = [Printer(id: 1, name: "Study"), Printer(id: 2, name: "Hall"), Printer(id: 3, name: "Attic")]

    var nextID: Int { (printers.map(\.id).max() ?? 0) + 1 }

    struct Printer: Codable, Equatable, Sendable {
        var id: Int
        var name = ""
        var isShared = false

        var sharing: String { isShared ? "Shared" : "Private" }
    }
}

let listExample = Example<ListValues>(
    "List",
    code: #"""
        private let printerForm: Form<ListValues.Printer> = sections {
            section {
                controlCell(title: "Name", control: textField(keyPath: \.name)).rules(\.name, [.required])
                controlCell(title: "Shared", control: uiSwitch(keyPath: \.isShared))
            }
            section { removeButton(title: "Remove Printer") }
        }

        private let printersForm: Form<ListValues> = sections {
            section("Printers") {
                list("Printers", \.printers, id: \.id) {
                    detailTextCell(title: "Printer", keyPath: \.sharing, form: printerForm).title(from: \.name)
                }
                .adding("Add Printer") { ListValues.Printer(id: $0.nextID, name: "Printer \($0.nextID)") }
                .removing()
                .moving()
                .duplicating { printer in
                    ListValues.Printer(
                        id: .random(in: 1_000...1_000_000), name: "\(printer.name) (Copy)", isShared: printer.isShared)
                }
                .unique(\.name, in: "Name")
                .whenEmpty("No printer is known.")
            }
        }
        """#,
    form: printersForm)

private let printerForm: Form<ListValues.Printer> = sections {
    section {
        controlCell(title: "Name", control: textField(keyPath: \.name)).rules(\.name, [.required])
        controlCell(title: "Shared", control: uiSwitch(keyPath: \.isShared))
    }
    section { removeButton(title: "Remove Printer") }
}

private let printersForm: Form<ListValues> = sections {
    section("Printers") {
        list("Printers", \.printers, id: \.id) {
            detailTextCell(title: "Printer", keyPath: \.sharing, form: printerForm).title(from: \.name)
        }
        .adding("Add Printer") { ListValues.Printer(id: $0.nextID, name: "Printer \($0.nextID)") }
        .removing()
        .moving()
        .duplicating { printer in
            ListValues.Printer(
                id: .random(in: 1_000...1_000_000), name: "\(printer.name) (Copy)", isShared: printer.isShared)
        }
        .unique(\.name, in: "Name")
        .whenEmpty("No printer is known.")
    }
}
