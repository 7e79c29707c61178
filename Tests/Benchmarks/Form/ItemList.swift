import BenchmarkForms
import BenchmarkSupport
import CGtk
import FormCore
import FormGtk

/// A page with a list of so many items, in a window.
@MainActor
final class ItemList {
    private let driver: FormDriver<Rules>
    private lazy var window = FormWindow(driver.session)
    private let count: Int

    /// - Parameter hasPages: Whether each item opens a page of five rows, and is no row by itself.
    init(count: Int, hasPages: Bool = false) {
        precondition(count > 1, "An item that is alone can't be moved.")
        driver = FormDriver(initial: Rules(count: count), build: Rules.form(hasPages: hasPages), title: "Firewall")
        self.count = count
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
        benchmark_measure("list-add", 21, { ItemList.at($0).perform(.duplicate) }, data)
        while driver.state.rules.count > count { driver.session.undo() }
        benchmark_wait_until_quiet()
        // In turn, as a short list would have no middle left.
        benchmark_measure_in_turn(
            "list-remove", { ItemList.at($0).perform(.remove) },
            "list-undo", { ItemList.at($0).driver.session.undo() }, 21, data)
        benchmark_wait_until_quiet()
        print("list-memory \((Int(benchmark_allocated()) - Int(before)) / count)")
        precondition(driver.state.rules.count == count, "Undo has not brought back what was removed.")
    }

    /// What reads through the form for each item, with no display's doing.
    func measureTraversal() {
        for (name, action) in [
            ("list-rows", { _ = self.driver.session.rows() }),
            ("list-validity", { _ = self.driver.session.validity }),
            ("list-changed", { _ = self.driver.session.changedRows() }),
            ("list-search", { self.driver.session.search("") }),
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

    private nonisolated func edit() { MainActor.assumeIsolated { middle.select() } }

    private nonisolated func perform(_ action: RowActions.Action) {
        MainActor.assumeIsolated { middle.perform(action) }
    }

    /// The row of the item in the middle; the first row is that of the list as a whole, which nobody sees.
    private var middle: FormCell { driver.session.topPage.sections[0].cells[1 + count / 2] }
}
