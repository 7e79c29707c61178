import BenchmarkControl
import BenchmarkForms
import BenchmarkSupport
import CGtk
import CustomDump
import FormCore
import FormGtk
import Testing

/// Scripts/bench measures a form against a window written by hand in C, which
/// says something only as long as a person gets the same from both.
@MainActor
@Suite("The benchmark's form and its control in C", .serialized, .needsDisplay)
struct FairPairTests {
    @Test("show the same widgets", arguments: Kind.allCases, [10, 100])
    func widgets(kind: Kind, count: Int) {
        let pair = Pair(kind.form(count: count), control_window_with_rows(kind.rawValue, Int32(count)), count: count)
        pair.expectNoDifference(benchmark_dump)
    }

    /// The form cuts a long list into several, and has no widgets for rows that are far away.
    @Test("show the same rows of a very long page", arguments: Kind.allCases)
    func rowsInView(kind: Kind) {
        // The one in C has all widgets of all controls.
        let count = kind == .controls ? 1000 : 10_000
        let pair = Pair(
            kind.form(count: count), control_window_with_rows(kind.rawValue, Int32(count)), count: count)
        pair.expectNoDifference(benchmark_dump_rows_in_view)
        #expect(text(benchmark_dump_rows_in_view(pair.form)).contains("Row 7"))
    }

    /// A GtkListView has rows of its own kind, and as many as it likes beyond the view.
    @Test("show the same lines of a very long page as a GtkListView", arguments: [Kind.switches, .texts])
    func linesInView(kind: Kind) {
        let count = 10_000
        let pair = Pair(
            kind.form(count: count), control_window_with_rows_in_view(kind.rawValue, Int32(count)), count: count)
        pair.expectSameFirstLines(8)
    }

    @Test("show the same lines of a long list as a GtkListView, and the same after each change of it")
    func itemLinesInView() {
        let pair = Pair(Rules.form(), of: Rules(count: 10), title: "Firewall", control_window_with_list_in_view(10))
        pair.driver.page.sections[0].cells[0].select()
        control_window_open(pair.window)
        benchmark_wait_until_quiet()
        pair.expectSameFirstLines(8)
        // The row for the list as a whole, which is not shown, is the first.
        let middle = { pair.driver.session.topPage.sections[0].cells[1 + 5] }
        for (change, controlChange) in [
            ({ middle().select() }, control_view_edit),
            ({ middle().perform(.moveDown) }, control_view_move),
            ({ middle().perform(.duplicate) }, control_view_duplicate),
            ({ pair.driver.session.undo() }, control_view_undo),
            ({ middle().perform(.remove) }, control_view_remove),
            ({ pair.driver.session.undo() }, control_view_undo),
        ] as [(() -> Void, (OpaquePointer?) -> Void)] {
            change()
            controlChange(pair.window)
            benchmark_wait_until_quiet()
            pair.expectSameFirstLines(8)
        }
    }

    @Test("show the same page that is opened, and the same again after it", arguments: Kind.allCases)
    func nestedPage(kind: Kind) {
        let pair = Pair(kind.nestedForm(count: 10), control_window_with_nested_rows(kind.rawValue, 10), count: 10)
        pair.expectNoDifference(benchmark_dump)
        pair.driver.page.sections[0].cells[0].select()
        control_window_open(pair.window)
        benchmark_wait_until_quiet()
        pair.expectNoDifference(benchmark_dump)
        pair.driver.session.goBack()
        control_window_close(pair.window)
        benchmark_wait_until_quiet()
        pair.expectNoDifference(benchmark_dump)
    }

    @Test("show the same sections")
    func sections() {
        let pair = Pair(Kind.sectionsForm(count: 20), control_window_with_sections(20), count: 20)
        pair.expectNoDifference(benchmark_dump)
    }

    /// A dump of both that ends early would hide what is different behind it.
    @Test("are compared to the last row")
    func lastRow() {
        let pair = Pair(Kind.switches.form(count: 100), control_window_with_rows("switches", 100), count: 100)
        #expect(text(benchmark_dump(pair.form)).contains("Row 99"))
        #expect(text(benchmark_dump(pair.control)).contains("Row 99"))
    }

    @Test("show the same list of items, and the same again after each change of it")
    func items() {
        let pair = Pair(Rules.form(), of: Rules(count: 100), title: "Firewall", control_window_with_list(100))
        pair.expectNoDifference(benchmark_dump)
        let opener = Unmanaged.passUnretained(pair.driver.page.sections[0].cells[0])
        // As the benchmark does, which goes to the middle when the page was painted once.
        benchmark_measure_once("form", Self.select, opener.toOpaque())
        pair.driver.session.reveal(RowPath(["Rules", "Rules", "rule-50"]))
        benchmark_measure_once("control", Self.open, UnsafeMutableRawPointer(pair.window))
        control_list_reveal(pair.window)
        benchmark_wait_until_quiet()
        pair.expectNoDifference(benchmark_dump)
        // The row for the list as a whole, which nobody sees, is the first.
        let middle = { pair.driver.session.topPage.sections[0].cells[1 + 50] }
        for (change, controlChange) in [
            ({ middle().select() }, control_list_edit),
            ({ middle().perform(.moveDown) }, control_list_move),
            ({ middle().perform(.duplicate) }, control_list_duplicate),
            ({ pair.driver.session.undo() }, control_list_undo),
            ({ middle().perform(.remove) }, control_list_remove),
            ({ pair.driver.session.undo() }, control_list_undo),
        ] as [(() -> Void, (OpaquePointer?) -> Void)] {
            change()
            controlChange(pair.window)
            benchmark_wait_until_quiet()
            pair.expectNoDifference(benchmark_dump)
        }
    }

    private static let select: @convention(c) (UnsafeMutableRawPointer?) -> Void = { cell in
        nonisolated(unsafe) let cell = cell
        MainActor.assumeIsolated { Unmanaged<FormCell>.fromOpaque(cell!).takeUnretainedValue().select() }
    }

    private static let open: @convention(c) (UnsafeMutableRawPointer?) -> Void = { window in
        control_window_open(OpaquePointer(window))
    }
}

/// A form's window and the one written in C, both on the screen.
@MainActor
private final class Pair<State> {
    let driver: FormDriver<State>
    /// The window written in C, with its values.
    let window: OpaquePointer
    private let formWindow: FormWindow

    init(_ form: Form<State>, of state: State, title: String, _ window: OpaquePointer) {
        driver = FormDriver(initial: state, build: form, title: title)
        formWindow = FormWindow(driver.session)
        self.window = window
        benchmark_present(self.form.cast())
        benchmark_present(control.cast())
        benchmark_wait_until_quiet()
    }

    isolated deinit {
        control_window_free(window)
    }

    var form: Widget { formWindow.widget }

    var control: Widget {
        UnsafeMutableRawPointer(control_window_widget(window)!).assumingMemoryBound(to: GtkWidget.self)
    }

    /// Compares the first lines of the rows that both have in the view, but for mnemonics: the form gives out letters
    /// that have become free.
    func expectSameFirstLines(_ count: Int, line: UInt = #line) {
        func lines(_ window: Widget) -> [String.SubSequence] {
            // What is in a line is indented.
            let dumped = text(benchmark_dump_lines_in_view(window)).replacing(#/ Alt\+./#, with: "").split(
                separator: "\n")
            let starts = dumped.indices.filter { !dumped[$0].hasPrefix(" ") }
            #expect(starts.count >= count, "Too few rows are in the view.")
            return Array(starts.count > count ? dumped[..<starts[count]] : dumped[...])
        }
        CustomDump.expectNoDifference(lines(form), lines(control), line: line)
    }

    func expectNoDifference(_ dump: (Widget?) -> UnsafeMutablePointer<CChar>?, line: UInt = #line) {
        CustomDump.expectNoDifference(text(dump(form)), text(dump(control)), line: line)
    }
}

extension Pair<Rows> {
    convenience init(_ form: Form<Rows>, _ window: OpaquePointer, count: Int) {
        self.init(form, of: Rows(count: count), title: "Rows", window)
    }
}

/// Takes over a text of C.
private func text(_ characters: UnsafeMutablePointer<CChar>?) -> String {
    defer { g_free(characters) }
    return characters.map { String(cString: $0) } ?? ""
}
