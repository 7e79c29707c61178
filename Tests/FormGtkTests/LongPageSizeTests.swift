import CGtk
import FormCore
import FormGtk
import Testing

@testable import FormGtkTesting

@MainActor
@Suite("The size of a window with a very long page", .serialized, .needsDisplay)
struct LongPageSizeTests {
    private struct Rows: Equatable {
        var isOn = false
    }

    private let driver: FormDriver<Rows>
    private let user: GtkUser

    init() {
        let cells = (0..<1000).map { controlCell(title: "Row \($0)", control: uiSwitch(keyPath: \Rows.isOn)) }
        let more = sections([section([controlCell(title: "On", control: uiSwitch(keyPath: \Rows.isOn))])])
        let opener = detailTextCell(title: "More", keyPath: { _ in "" }, form: more)
        driver = FormDriver(initial: Rows(), build: sections([section([opener] + cells)]))
        let window = FormWindow(driver.session)
        gtk_window_set_default_size(window.widget.cast(), 480, 300)
        user = GtkUser(of: window)
        for _ in 0..<3 { user.nextFrame() }
    }

    @Test("may grow while the page is on the screen, which shows rows all over it", arguments: [0, 20_000.5])
    func grown(scrolled: Double) {
        user.scroll(to: scrolled)
        for _ in 0..<3 { user.nextFrame() }
        checkRows()
        grow()
        checkRows()
    }

    @Test("is filled with rows after the text became smaller", arguments: [0, 20_000.5])
    func smallText(scrolled: Double) {
        grow()
        let settings = UnsafeMutableRawPointer(gtk_settings_get_default()!)
        Property.set(settings, "gtk-xft-dpi", to: 6 * 96 * 1024)
        defer { gtk_settings_reset_property(OpaquePointer(settings), "gtk-xft-dpi") }
        for _ in 0..<3 { user.nextFrame() }
        user.scroll(to: scrolled)
        for _ in 0..<3 { user.nextFrame() }
        checkRows()
        Property.set(settings, "gtk-xft-dpi", to: 96 * 1024 / 2)
        for _ in 0..<3 { user.nextFrame() }
        checkRows()
    }

    @Test("may grow while another page covers it, and shows rows all over it when the user comes back")
    func grownBehindAnother() throws {
        try user.select("More")
        grow()
        try user.goBack()
        user.nextFrame()
        checkRows()
    }

    private func grow() {
        let before = gtk_widget_get_height(user.topPage)
        gtk_window_set_default_size(user.window.cast(), 480, 2000)
        while gtk_widget_get_height(user.topPage) == before { user.nextFrame() }
        for _ in 0..<3 { user.nextFrame() }
    }

    private func checkRows(sourceLocation: SourceLocation = #_sourceLocation) {
        let (rows, height) = (user.rowsOnScreen, Double(gtk_widget_get_height(user.topPage)))
        for (row, next) in zip(rows, rows.dropFirst()) {
            #expect(abs(next.top - row.bottom) <= 1, sourceLocation: sourceLocation)
        }
        #expect((rows.first?.top ?? height) < 27, sourceLocation: sourceLocation)
        #expect((rows.last?.bottom ?? 0) >= height, sourceLocation: sourceLocation)
    }
}
