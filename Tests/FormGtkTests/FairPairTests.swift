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
        let pair = Pair(kind.form(count: 10_000), control_window_with_rows(kind.rawValue, 10_000), count: 10_000)
        pair.expectNoDifference(benchmark_dump_rows_in_view)
        #expect(text(benchmark_dump_rows_in_view(pair.form)).contains("Row 9"))
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
}

/// A form's window and the one written in C, both on the screen.
@MainActor
private final class Pair {
    let driver: FormDriver<Rows>
    /// The window written in C, with its values.
    let window: OpaquePointer
    private let formWindow: FormWindow

    init(_ form: Form<Rows>, _ window: OpaquePointer, count: Int) {
        driver = FormDriver(initial: Rows(count: count), build: form, title: "Rows")
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

    func expectNoDifference(_ dump: (Widget?) -> UnsafeMutablePointer<CChar>?, line: UInt = #line) {
        CustomDump.expectNoDifference(text(dump(form)), text(dump(control)), line: line)
    }
}

/// Takes over a text of C.
private func text(_ characters: UnsafeMutablePointer<CChar>?) -> String {
    defer { g_free(characters) }
    return characters.map { String(cString: $0) } ?? ""
}
