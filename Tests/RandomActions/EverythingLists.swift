public import FormCore

/// A list of items with lists of their own.
public let shelvesSection: Element<Section, Everything> = section("Shelves") {
    list("Shelves", \.own.shelves, id: \.id) {
        detailTextCell(title: "Shelf", keyPath: { "\($0.books.count)" }, form: shelfForm).title(from: \.label)
    }
    .adding("Add Shelf") { Everything.Shelf(id: nextID($0.own.shelves.map(\.id))) }
    .removing()
    .moving()
    .duplicating { shelf in
        var copy = shelf
        copy.id += 100
        return copy
    }
    .count(in: 0...6)
    .whenEmpty("There is no shelf.")
}

private let shelfForm: Form<Everything.Shelf> = sections {
    section {
        nestedTextField(title: "Label", keyPath: \.label).rules(\.label, [.required])
    }
    section("Books") {
        list("Books", \.books, id: \.id) {
            controlCell(title: "Heading", control: textField(keyPath: \.heading))
            controlCell(title: "Read", control: uiSwitch(keyPath: \.isRead)).enabled(when: { !$0.heading.isEmpty })
        }
        .adding("Add Book") { Everything.Book(id: nextID($0.books.map(\.id))) }
        .removing()
        .moving()
        .count(in: 1...4)
    }
}

/// A list in groups that changes from outside, too.
public let tasksSection: Element<Section, Everything> = section("Tasks") {
    list("Tasks", \.shared.tasks, id: \.id) {
        controlCell(title: "Done", control: uiSwitch(keyPath: \.isDone)).title(from: \.label)
        detailTextCell(title: "More", keyPath: { $0.isDone ? "Done" : "" }, form: taskForm)
    }
    .adding("Add Task") { Everything.Task(id: nextID($0.shared.tasks.map(\.id))) }
    .removing()
    .moving()
    .count(in: 0...8)
    .unique(\.label, in: "More/Label")
    .grouped(by: \.isDone, title: { $0 ? "Done Already" : "To Do" }, sorted: { !$0 && $1 })
    .whenEmpty("There is nothing to do.")
}

private let taskForm: Form<Everything.Task> = sections {
    section {
        controlCell(title: "Label", control: textField(keyPath: \.label)).rules(\.label, [.length(...6)])
        controlCell(title: "Done", control: uiSwitch(keyPath: \.isDone))
    }
}

private func nextID(_ ids: [Int]) -> Int { (ids.max() ?? 0) + 1 }
