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
        var help = Help.none
    }

    /// How much the rows say below their titles.
    private enum Help: CaseIterable {
        case none, short, long
        /// Each row says something else.
        case mixed

        func text(of row: Int) -> String? {
            let words =
                switch self {
                case .none: 0
                case .short: 2
                case .long: 300
                case .mixed: row * 37 % 290
                }
            return words == 0 ? nil : Array(repeating: "words", count: words).joined(separator: " ")
        }
    }

    private let driver: FormDriver<Rows>
    private let user: GtkUser

    init() {
        let cells = (0..<1000).map { row in
            controlCell(title: "Row \(row)", control: uiSwitch(keyPath: \Rows.isOn))
                .help(from: { $0.help.text(of: row) })
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
        let top = user.rowsOnScreen[0]
        for size in [6, 0.5] {
            Property.set(settings, "gtk-xft-dpi", to: Int(size * 96 * 1024))
            waitForRows()
            #expect(user.rowsOnScreen[0].title == top.title)
        }
        #expect(frames.count > 0)
        #expect(frames.emptyPlaces == [])
    }

    @Test(
        "is filled, has the length of all its rows, and stays in place while they become taller and shorter",
        arguments: places)
    func help(place: Double) {
        grow()
        user.scroll(to: place)
        waitForRows()
        let frames = PaintedFrames(of: user)
        let top = user.rowsOnScreen[0]
        // Every change from one to another.
        for help in Help.allCases.flatMap({ first in Help.allCases.flatMap { [first, $0] } }) {
            driver.set(\.help, to: help)
            waitForRows()
            #expect(frames.emptyPlaces == [], "\(help)")
            let rows = user.rowsOnScreen
            // Shorter rows don't fill the screen from the last place on.
            let isInPlace = rows[0].title == top.title && abs(rows[0].top - top.top) < 1
            #expect(isInPlace || place == Self.end, "\(help): \(rows[0])")
            let length = user.scrollRange.upperBound + Double(gtk_widget_get_height(user.topPage))
            let height = rows[1].bottom - rows[1].top
            #expect(help == .mixed || abs(length / (1001 * height) - 1) < 0.05, "\(help): \(length), \(height)")
        }
        #expect(frames.count > 0)
    }

    @Test("still shows the row at its top when that has become short", arguments: [0, 100, 200, 300, 400])
    func shortenedRow(offset: Double) {
        grow()
        driver.set(\.help, to: .long)
        waitForRows()
        user.scroll(to: 20_000 + offset)
        waitForRows()
        let top = user.rowsOnScreen[0].title
        driver.set(\.help, to: .none)
        waitForRows()
        #expect(user.rowsOnScreen[0].title == top)
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

    private nonisolated static let places = [0, 20_000.5, end]
    private nonisolated static let end = 1e6

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
