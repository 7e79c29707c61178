import CGtk
import FormCore
import FormGtk
import Testing

@testable import FormGtkTesting

@MainActor
@Suite("A very long page whose window or rows change their size", .serialized, .needsDisplay)
struct LongPageSizeTests {
    private struct Rows: Equatable {
        var isOn = false
    }

    private let driver: FormDriver<Rows>
    private let user: GtkUser

    init() {
        let cells = (0..<1000).map {
            controlCell(title: "Row \($0)", control: uiSwitch(keyPath: \Rows.isOn))
        }
        let more = sections([section([controlCell(title: "On", control: uiSwitch(keyPath: \Rows.isOn))])])
        let opener = detailTextCell(title: "More", keyPath: { _ in "" }, form: more)
        driver = FormDriver(initial: Rows(), build: sections([section([opener] + cells)]))
        let window = FormWindow(driver.session)
        gtk_window_set_default_size(window.widget.cast(), 480, 300)
        user = GtkUser(of: window)
        waitForRows()
    }

    @Test("may grow while the page is on the screen, which is never painted with an empty place", arguments: places)
    func grown(place: Double) {
        let frames = PaintedFrames(of: user)
        user.scroll(to: place)
        waitForRows()
        grow()
        #expect(frames.count > 0)
        #expect(frames.emptyPlaces == [])
    }

    @Test("is filled with rows while the text becomes larger and smaller", arguments: places)
    func textSize(place: Double) {
        let settings = UnsafeMutableRawPointer(gtk_settings_get_default()!)
        defer { gtk_settings_reset_property(OpaquePointer(settings), "gtk-xft-dpi") }
        grow()
        user.scroll(to: place)
        waitForRows()
        let frames = PaintedFrames(of: user)
        for size in [6, 0.5] {
            Property.set(settings, "gtk-xft-dpi", to: Int(size * 96 * 1024))
            waitForRows()
        }
        #expect(frames.count > 0)
        #expect(frames.emptyPlaces == [])
    }

    @Test("may grow while another page covers it")
    func grownBehindAnother() throws {
        try user.select("More")
        grow()
        let frames = PaintedFrames(of: user)
        try user.goBack()
        waitForRows()
        #expect(frames.count > 0)
        #expect(frames.emptyPlaces == [])
    }

    private nonisolated static let places = [0, 20_000.5]

    private func grow() {
        let before = gtk_widget_get_height(user.topPage)
        gtk_window_set_default_size(user.window.cast(), 480, 2000)
        let hasGrown = user.wait { [user] in gtk_widget_get_height(user.topPage) > before }
        #expect(hasGrown)
        waitForRows()
    }

    /// The rows around the screen are made in the frames after those on it.
    private func waitForRows() {
        for _ in 0..<3 { user.nextFrame() }
    }
}
