import CustomDump
import FormCore
import FormTesting
import RandomNumbers
import Testing

private struct Plan: Equatable {
    var tasks = (1...6).map {
        Task(id: "t\($0)", name: "Task \($0)", isUrgent: $0.isMultiple(of: 2), rank: "t\(7 - $0)")
    }
    var nested = Nested()
    var byKey = ["a": Value(), "b": Value(), "c": Value()]
    var signals = ["t1": "near", "t3": "far"]
    var other = false
    private var stored = [Task(id: "s1", name: "Stored"), Task(id: "s2", name: "Stored too")]

    /// Sorted by its setter.
    var sorted: [Task] {
        get { stored }
        set { stored = newValue.sorted { $0.name < $1.name } }
    }
}

private struct Nested: Equatable {
    var isOn = false
    var tasks = (1...3).map { Task(id: "n\($0)", name: "Nested \($0)") }
}

private struct Task: Equatable {
    var id: String
    var name: String
    var isUrgent = false
    /// An id too, which other tasks have as theirs.
    var rank = ""
    var steps = [Step(id: 1), Step(id: 2)]
}

private struct Step: Equatable {
    var id: Int
    var isDone = false
}

private struct Value: Equatable {
    var isOn = false
}

private let taskPage: Form<Task> = sections {
    section {
        list("Steps", \.steps, id: \.id) {
            controlCell(title: "Step", control: uiSwitch(keyPath: \.isDone))
                .title { "Step \($0.id)\($0.isDone ? ", done" : "")" }
        }
    }
}

private func taskRow(title: String) -> Element<FormCell, Task> {
    controlCell(title: title, control: uiSwitch(keyPath: \.isUrgent)).title { "\(title) of \($0.name)" }
}

@MainActor
private let planForm: Form<Plan> = sections {
    section("All") {
        list("All", \.tasks, id: \.id) {
            taskRow(title: "All")
            detailTextCell(title: "Open", keyPath: { "\($0.steps.filter(\.isDone).count) done" }, form: taskPage)
                .title { "Open \($0.name)" }
        }
    }
    section("Urgent first") {
        list("Urgent first", \.tasks, id: \.id) { taskRow(title: "Arranged") }
            .arranged { tasks, _ in tasks.filter(\.isUrgent) + tasks.filter { !$0.isUrgent } }
    }
    section("Groups") {
        list("Groups", \.tasks, id: \.id) { taskRow(title: "Grouped") }
            .grouped(by: { $0.isUrgent ? "Urgent" : "Later" })
    }
    section("Live") {
        list("Live", \.tasks, id: \.id, live: \.signals) {
            controlCell(title: "Live", control: uiSwitch(keyPath: \.item.isUrgent))
                .title { "Live \($0.item.name) \($0.live ?? "nowhere")" }
        }
    }
    section("Keys") {
        list("Keys", dictionary: \.byKey) {
            controlCell(title: "Key", control: uiSwitch(keyPath: \.value.isOn)).title {
                "Key \($0.key) \($0.value.isOn)"
            }
        }
    }
    section("Ranks") {
        list("Ranks", \.tasks, id: \.rank) { taskRow(title: "Rank") }
    }
    bind(
        section: section("Nested") {
            list("Nested", \.tasks, id: \.id) { taskRow(title: "Nested") }
        },
        to: \.nested)
    section("Sorted") {
        list("Sorted", \.sorted, id: \.id) { taskRow(title: "Sorted") }
    }
    section { controlCell(title: "Other", control: uiSwitch(keyPath: \.other)) }
}

/// Forms with rows over the items of an array.
private enum InPlace: CaseIterable {
    case aList, twoLists, theItemsPage

    @MainActor var form: Form<Plan> {
        switch self {
        case .aList: sections { section { list("Tasks", \.tasks, id: \.id) { taskRow(title: "Task") } } }
        case .twoLists:
            sections {
                section { list("Tasks", \.tasks, id: \.id) { taskRow(title: "Task") } }
                section { list("The same", \.tasks, id: \.id) { taskRow(title: "Task") } }
            }
        case .theItemsPage:
            sections {
                section {
                    list("Tasks", \.tasks, id: \.id) {
                        detailTextCell(
                            title: "Open", keyPath: { $0.isUrgent ? "urgent" : "" },
                            form: sections { section { taskRow(title: "Task") } })
                    }
                }
            }
        }
    }

    var page: RowPath? { self == .theItemsPage ? "Tasks/t3/Task" : nil }
}

@MainActor
@Suite("A list on the screen")
struct ListUpdateTests {
    @Test("shows after each edit what a page shows that is opened then", arguments: 1...8)
    func edits(round: UInt64) throws {
        var random = SeededGenerator.announced("list edits", seed: 0, part: round)
        let driver = FormDriver(initial: Plan(), build: planForm, title: "Plan")
        for _ in 0..<60 {
            let task = Int.random(in: 0..<driver.state.tasks.count, using: &random)
            switch Int.random(in: 0..<10, using: &random) {
            case 0: driver.change { $0.tasks[task].name += "’" }
            case 1: driver.change { $0.tasks.swapAt(0, task) }
            case 2: driver.change { $0.signals["t\(task)"] = $0.signals["t\(task)"] == nil ? "near" : nil }
            case 3: driver.change { $0.tasks[task].steps.removeFirst() }
            case 4: driver.session.undo()
            case 5: driver.session.redo()
            case 6: driver.set(\.other, to: !driver.state.other)
            default: pressAnySwitch(of: driver, using: &random)
            }
            while driver.session.pages.count > 1 { driver.session.goBack() }
            for index in driver.state.tasks.indices where driver.state.tasks[index].steps.isEmpty {
                driver.change { $0.tasks[index].steps = [Step(id: 1), Step(id: 2)] }
            }
            let fresh = FormDriver(initial: driver.state, build: planForm, title: "Plan")
            expectNoDifference(Screen(of: driver.session).description, Screen(of: fresh.session).description)
        }
    }

    @Test("keeps no array while an item is edited, so that Swift need not copy it", arguments: InPlace.allCases)
    fileprivate func inPlace(_ example: InPlace) {
        let driver = FormDriver(initial: Plan(), build: example.form, title: "Plan")
        if let page = example.page { driver.session.reveal(page) }
        let switches = driver.session.topPage.sections.flatMap(\.cells).filter(\.isUsable)
        // The first edit copies the array, because the baselines keep it as it was.
        for cell in switches { cell.select() }
        let array = address(of: driver.state.tasks)
        for cell in switches {
            cell.select()
            #expect(address(of: driver.state.tasks) == array)
        }
        while driver.session.pages.count > 1 { driver.session.goBack() }
        let fresh = FormDriver(initial: driver.state, build: example.form, title: "Plan")
        expectNoDifference(Screen(of: driver.session).description, Screen(of: fresh.session).description)
    }

    private func address<Item>(of items: [Item]) -> UnsafePointer<Item>? {
        items.withUnsafeBufferPointer { $0.baseAddress }
    }

    /// Presses a switch on the screen, or one on the page of an item.
    private func pressAnySwitch(of driver: FormDriver<Plan>, using random: inout SeededGenerator) {
        guard let cell = driver.page.sections.flatMap(\.cells).filter(\.isUsable).randomElement(using: &random) else {
            return
        }
        cell.select()
        guard driver.session.pages.count > 1 else { return }
        driver.session.topPage.sections.flatMap(\.cells).filter(\.isUsable).randomElement(using: &random)?.select()
    }
}
