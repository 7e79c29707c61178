import BenchmarkForms
import BenchmarkSupport
import CGtk
import FormCore
import FormGtk

/// A page beside the first one, or alone in a window of the same size.
@MainActor
final class Sidebar {
    private let driver: FormDriver<Rows>
    private let window: FormWindow
    private let hasSidebar: Bool

    /// - Parameter hasSidebar: Whether the first page stands beside the rows, with twenty rows of its own.
    init(_ kind: Kind, count: Int, hasSidebar: Bool) {
        self.hasSidebar = hasSidebar
        let rows = kind.form(count: count)
        let pages: Form<Rows> = sections {
            section {
                for number in 0..<20 {
                    detailTextCell(
                        title: "Page \(number)", keyPath: { $0.switches.isEmpty ? "" : "Page" }, form: rows)
                }
            }
        }
        driver = FormDriver(initial: Rows(count: count), build: hasSidebar ? pages : rows, title: "Rows")
        window = FormWindow(driver.session, layout: hasSidebar ? .sidebar : .stack)
    }

    /// What a change on the page costs: a switch that is toggled, or a key that is typed.
    func measure(_ kind: Kind, repetitions: Int) {
        gtk_window_set_default_size(window.widget.cast, 1000, 700)
        benchmark_present(window.widget.cast)
        benchmark_wait_until_quiet()
        precondition(driver.session.shownPages.count == (hasSidebar ? 2 : 1), "Another page is shown.")
        if kind == .texts {
            let entry = benchmark_find(window.widget, gtk_entry_get_type())
            gtk_widget_grab_focus(entry)
            benchmark_wait_until_quiet()
            benchmark_measure("key", Int32(20 * repetitions), Self.type, entry)
        } else {
            let control = benchmark_find(window.widget, gtk_switch_get_type())
            benchmark_measure("toggle", Int32(20 * repetitions), benchmark_toggle, control)
        }
    }

    /// Types a letter, and takes it back the next time, so that the text stays as long as it is.
    private static let type: @convention(c) (UnsafeMutableRawPointer?) -> Void = { entry in
        let entry = OpaquePointer(entry)
        let length = Int32(
            gtk_entry_get_text_length(UnsafeMutableRawPointer(entry!).assumingMemoryBound(to: GtkEntry.self)))
        var place = length
        if length.isMultiple(of: 2) {
            gtk_editable_insert_text(entry, "a", 1, &place)
        } else {
            gtk_editable_delete_text(entry, length - 1, length)
        }
    }
}

extension UnsafeMutablePointer<GtkWidget> {
    fileprivate var cast: UnsafeMutablePointer<GtkWindow> {
        UnsafeMutableRawPointer(self).assumingMemoryBound(to: GtkWindow.self)
    }
}
