import BenchmarkForms
import FormCommand
import FormCore
import FormStore

/// What a form does, each operation alone, for a tool that counts instructions; see Scripts/instructions.
///
///     form-operations                     prints the names of the operations
///     form-operations NAME REPETITIONS    prepares an operation, and performs it; settings are saved in this folder
@main
@MainActor
struct Operations {
    static func main() async throws {
        let arguments = CommandLine.arguments.dropFirst()
        guard let name = arguments.first, let repetitions = arguments.last.flatMap({ Int($0) }) else {
            return print(operations.map(\.name).joined(separator: "\n"))
        }
        guard let operation = operations.first(where: { $0.name == name }) else {
            fatalError("There is no operation “\(name)”.")
        }
        let perform = try operation.prepare()
        for _ in 0..<repetitions { try await perform() }
    }

    struct Operation {
        let name: String
        /// Makes what the operation needs, and returns the operation, which checks its own outcome.
        let prepare: @MainActor () throws -> @MainActor () async throws -> Void
    }

    private static let operations = [
        Operation(name: "make-form") {
            { _ = Few.pages(50, of: 20) }
        },
        Operation(name: "make-driver") {
            let form = Few.pages(50, of: 20)
            return { _ = FormDriver(initial: Few(), build: form) }
        },
        Operation(name: "find-row") {
            let driver = FormDriver(initial: Few(), build: Few.pages(50, of: 20))
            return { precondition(driver.session.row(at: "Page 37/Row 13") != nil) }
        },
        Operation(name: "set-switch") {
            let driver = FormDriver(initial: Few(), build: Few.pages(50, of: 20))
            return {
                let isOn = !driver.state.other
                let found = await driver.session.set([("Page 37/Row 13", isOn ? "On" : "Off")])
                precondition(found.isEmpty && driver.state.other == isOn)
            }
        },
        Operation(name: "set-text") {
            let driver = FormDriver(initial: Few(), build: Few.pages(50, of: 20))
            return {
                let name = driver.state.name == "Name" ? "Other" : "Name"
                let found = await driver.session.set([("Page 37/Row 12 name", name)])
                precondition(found.isEmpty && driver.state.name == name)
            }
        },
        Operation(name: "get") {
            let driver = FormDriver(initial: Few(), build: Few.pages(50, of: 20))
            return {
                let value = try CommandLineForm(driver.session).get("Page 37/Row 13")
                precondition(value == "Off")
            }
        },
        Operation(name: "open-page-20") {
            let driver = FormDriver(initial: Few(), build: Few.pages(50, of: 20))
            return {
                driver.page.sections[0].cells[37].select()
                for cell in driver.session.topPage.sections[0].cells.visible { precondition(cell.isEnabled) }
                driver.session.goBack()
            }
        },
        Operation(name: "open-page-10000") {
            let form = Few.page(of: 10_000)
            return { show(0..<40, of: FormDriver(initial: Few(), build: form)) }
        },
        Operation(name: "toggle-20") {
            let driver = FormDriver(initial: Few(), build: Few.page(of: 20))
            show(0..<20, of: driver)
            return { toggle(in: driver) }
        },
        Operation(name: "undo-20") {
            let driver = FormDriver(initial: Few(), build: Few.page(of: 20))
            show(0..<20, of: driver)
            return {
                toggle(in: driver)
                driver.session.undo()
                precondition(!driver.state.isOn)
            }
        },
        Operation(name: "toggle-10000") {
            let driver = FormDriver(initial: Few(), build: Few.page(of: 10_000))
            show(0..<40, of: driver)
            return { toggle(in: driver) }
        },
        Operation(name: "toggle-10000-values") {
            let driver = FormDriver(initial: Many(), build: Many.page())
            show(4980..<5020, of: driver)
            return { driver.page.sections[0].cells[5000].select() }
        },
        Operation(name: "toggle-10000-elements") {
            let driver = FormDriver(initial: Elements(), build: Elements.page())
            show(4980..<5020, of: driver)
            return { driver.page.sections[0].cells[5000].select() }
        },
        Operation(name: "toggle-10000-conditions") {
            let driver = FormDriver(initial: Few(), build: Few.conditions(10_000))
            show(0..<40, of: driver)
            return { toggle(in: driver) }
        },
        Operation(name: "toggle-40-conditions") {
            let driver = FormDriver(initial: Few(), build: Few.conditions(40))
            show(0..<40, of: driver)
            return { toggle(in: driver) }
        },
        Operation(name: "validate-10000") {
            let driver = FormDriver(initial: SearchedPages(), build: SearchedPages.form(rows: 10_000))
            return { precondition(driver.session.validity == .valid) }
        },
        Operation(name: "first-key-10000") {
            let form = SearchedPages.form(rows: 10_000)
            return {
                let driver = FormDriver(initial: SearchedPages(), build: form)
                driver.session.search("network")
            }
        },
        Operation(name: "list-open-10000") {
            let driver = FormDriver(initial: Rules(count: 10_000), build: Rules.form())
            return {
                driver.page.sections[0].cells[0].select()
                precondition(driver.session.pages.count == 2)
                driver.session.goBack()
            }
        },
        Operation(name: "list-edit-10000") {
            let driver = FormDriver(initial: Rules(count: 10_000), build: Rules.form())
            driver.page.sections[0].cells[0].select()
            driver.session.reveal("Rules/Rules/rule-5000")
            // The first row is that of the list as a whole, which nobody sees.
            return { driver.session.topPage.sections[0].cells[5001].select() }
        },
        Operation(name: "list-undo-10000") {
            let driver = FormDriver(initial: Rules(count: 10_000), build: Rules.form())
            driver.page.sections[0].cells[0].select()
            driver.session.reveal("Rules/Rules/rule-5000")
            return {
                driver.session.topPage.sections[0].cells[5001].perform(.remove)
                precondition(driver.state.rules.count == 9_999)
                driver.session.undo()
                precondition(driver.state.rules.count == 10_000)
            }
        },
        Operation(name: "wrong-path-10000") {
            let driver = FormDriver(initial: Rules(count: 10_000), build: Rules.form())
            return {
                let value = try? CommandLineForm(driver.session).get("Rules/Rules/rule-50000/Nam")
                precondition(value == nil)
            }
        },
        Operation(name: "save-10000") {
            let store = SettingsStore(
                file: SettingsFile(path: "settings.json"), format: try SettingsFormat(defaults: Many()))
            let driver = FormDriver(initial: store.opened, build: sections {})
            store.keep(driver)
            return {
                driver.set(\.values.a.a.a.a, to: !driver.state.values.a.a.a.a)
                precondition(store.saveNow())
            }
        },
    ]

    /// Asks for the rows that are on a screen.
    private static func show<State>(_ rows: Range<Int>, of driver: FormDriver<State>) {
        let cells = driver.page.sections[0].cells
        for row in rows { precondition(cells[row].isVisible) }
    }

    private static func toggle(in driver: FormDriver<Few>) {
        let isOn = driver.state.isOn
        driver.page.sections[0].cells[0].select()
        precondition(driver.state.isOn == !isOn)
    }
}
