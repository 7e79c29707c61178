import FormCore

struct GroupedListValues: Codable, Equatable, Sendable {
    var lamps = [
        Lamp(id: 1, name: "Ceiling", room: "Kitchen", watts: 24),
        Lamp(id: 2, name: "Worktop", room: "Kitchen", watts: 9),
        Lamp(id: 3, name: "Ceiling", room: "Study", watts: 18),
        Lamp(id: 4, name: "Desk", room: "Study", watts: 6),
        Lamp(id: 5, name: "Shelf", room: "Study", watts: 4),
        Lamp(id: 6, name: "Porch", room: "Outside", watts: 12),
    ]

    struct Lamp: Codable, Equatable, Sendable {
        var id: Int
        var name: String
        var room: String
        var watts: Int
    }
}

let groupedListExample = Example<GroupedListValues>(
    "Grouped List",
    code: #"""
        private let lampForm: Form<GroupedListValues.Lamp> = sections {
            section {
                controlCell(title: "Name", control: textField(keyPath: \.name)).rules(\.name, [.required])
                controlCell(title: "Room", control: textField(keyPath: \.room)).rules(\.room, [.required])
            }
        }

        private let lampsForm: Form<GroupedListValues> = sections {
            section {
                list("Lamps", \.lamps, id: \.id) {
                    detailTextCell(title: "Lamp", keyPath: { "\($0.watts) W" }, form: lampForm).title(from: \.name)
                }
                .grouped(by: \.room)
                .searchable(from: 5)
                .removing()
                .moving()
            }
        }
        """#,
    form: lampsForm)

private let lampForm: Form<GroupedListValues.Lamp> = sections {
    section {
        controlCell(title: "Name", control: textField(keyPath: \.name)).rules(\.name, [.required])
        controlCell(title: "Room", control: textField(keyPath: \.room)).rules(\.room, [.required])
    }
}

private let lampsForm: Form<GroupedListValues> = sections {
    section {
        list("Lamps", \.lamps, id: \.id) {
            detailTextCell(title: "Lamp", keyPath: { "\($0.watts) W" }, form: lampForm).title(from: \.name)
        }
        .grouped(by: \.room)
        .searchable(from: 5)
        .removing()
        .moving()
    }
}
