import BenchmarkSupport
import CGtk
import FormCore
import FormGtk

/// A page with a list of so many items, in a window.
@MainActor
final class ItemList {
    struct Rule: Equatable, Sendable {
        var id: String
        var name: String
        var port = 22
        var source = "192.168.0.0/16"
        var isOn = true
        var action = Action.allow
    }

    enum Action: String, CaseIterable, Sendable {
        case allow = "Allow"
        case refuse = "Refuse"
    }

    struct Rules: Equatable, Sendable {
        var rules: [Rule]
    }

    private let driver: FormDriver<Rules>
    private lazy var window = FormWindow(driver.session)
    private let count: Int

    /// - Parameter hasPages: Whether each item opens a page of five rows, and is no row by itself.
    init(count: Int, hasPages: Bool = false) {
        let row: Element<FormCell, Rule> =
            hasPages
            ? detailTextCell(title: "Rule", keyPath: \.source, form: Self.page).title(from: \.name)
            : controlCell(title: "Rule", control: uiSwitch(keyPath: \.isOn)).title(from: \.name)
        let rules: Form<Rules> = sections {
            section {
                list("Rules", \.rules, id: \.id) {
                    row
                }
                .adding("Add Rule") { Rule(id: "new \($0.rules.count)", name: "New") }
                .removing()
                .moving()
                .duplicating { Rule(id: $0.id + " copy", name: $0.name) }
            }
        }
        let form: Form<Rules> = sections {
            section {
                detailTextCell(title: "Rules", keyPath: { "\($0.rules.count)" }, form: rules)
            }
        }
        let items = (0..<count).map { Rule(id: "rule-\($0)", name: "Rule number \($0)") }
        driver = FormDriver(initial: Rules(rules: items), build: form, title: "Firewall")
        self.count = count
    }

    /// The page of an item, as a firewall's rule has it.
    private static let page: Form<Rule> = sections {
        section {
            controlCell(title: "Enabled", control: uiSwitch(keyPath: \.isOn))
            nestedTextField(title: "Name", keyPath: \.name).rules(\.name, [.required])
        }
        section("Match", isVisible: \.isOn) {
            controlCell(title: "Port", control: formattedField(keyPath: \.port, format: .whole(in: 1...65535)))
            controlCell(title: "Source", control: textField(keyPath: \.source)).rules(\.source, [.required])
            nestedOptions(title: "Action", keyPath: \.action, text: \.rawValue)
        }
    }

    /// Opens the page, and changes the list in its middle as a person does.
    func measure() {
        benchmark_present(UnsafeMutableRawPointer(window.widget).assumingMemoryBound(to: GtkWindow.self))
        benchmark_wait_until_quiet()
        let before = benchmark_allocated()
        let data = Unmanaged.passUnretained(self).toOpaque()
        benchmark_measure_once("list-open", { ItemList.at($0).open() }, data)
        driver.session.reveal(RowPath(["Rules", "Rules", "rule-\(count / 2)"]))
        benchmark_wait_until_quiet()
        benchmark_measure("list-edit", 21, { ItemList.at($0).edit() }, data)
        benchmark_measure("list-move", 21, { ItemList.at($0).perform(.moveDown) }, data)
        benchmark_measure("list-remove", 21, { ItemList.at($0).perform(.remove) }, data)
        benchmark_measure("list-undo", 21, { ItemList.at($0).driver.session.undo() }, data)
        benchmark_wait_until_quiet()
        print("list-memory \((Int(benchmark_allocated()) - Int(before)) / count)")
        precondition(driver.state.rules.count == count, "Undo has not brought back what was removed.")
    }

    /// What reads through the form for each item, with no display's doing.
    func measureSurvey() {
        for (name, action) in [
            ("list-rows", { _ = self.driver.session.survey() }),
            ("list-validity", { _ = self.driver.session.validity }),
            ("list-changed", { _ = self.driver.session.changedRows() }),
            ("list-first-key", { self.driver.session.search("rule") }),
            ("list-key", { self.driver.session.search("rule n") }),
        ] as [(String, () -> Void)] {
            let before = benchmark_cpu()
            action()
            print("\(name) \(benchmark_cpu() - before)")
        }
    }

    private static func at(_ data: UnsafeMutableRawPointer?) -> ItemList {
        Unmanaged<ItemList>.fromOpaque(data!).takeUnretainedValue()
    }

    private nonisolated func open() { MainActor.assumeIsolated { driver.page.sections[0].cells[0].select() } }

    private nonisolated func edit() {
        MainActor.assumeIsolated { driver.session.topPage.sections[0].cells[count / 2].select() }
    }

    private nonisolated func perform(_ action: RowActions.Action) {
        MainActor.assumeIsolated { driver.session.topPage.sections[0].cells[count / 2].perform(action) }
    }
}
