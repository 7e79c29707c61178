import CGtk
import FormCore
import FormGtk
import Testing

@testable import FormGtkTesting

@MainActor
@Suite("A page that is longer than the screen", .serialized, .needsDisplay)
struct PaintedRowsTests {
    private struct Rows: Equatable {
        var isOn = false
        var hidden = 0
    }

    private let driver: FormDriver<Rows>
    private let user: GtkUser

    init() {
        let cells = (0..<60).map { index in
            controlCell(title: "Row \(index)", control: uiSwitch(keyPath: \Rows.isOn)).visible { index >= $0.hidden }
        }
        let more = sections([section([controlCell(title: "On", control: uiSwitch(keyPath: \Rows.isOn))])])
        let opener = detailTextCell(title: "More", keyPath: { _ in "" }, form: more)
        driver = FormDriver(
            initial: Rows(), build: sections([section([opener] + cells[..<30]), section(Array(cells[30...]))]))
        user = GtkUser(of: FormWindow(driver.session))
        user.nextFrame()
    }

    @Test("paints the rows on the screen and no others, wherever the user scrolls and whatever is hidden")
    func painted() {
        check()
        for value in [300, 301.5, 1500, user.scrollRange.upperBound, 0] {
            user.scroll(to: value)
            check()
        }
        driver.change { $0.hidden = 5 }
        check()
        driver.change { $0.hidden = 0 }
        check()
    }

    @Test("does nothing while another page covers it, and paints its rows when the user comes back")
    func covered() throws {
        let row = user.allRows[10]
        try user.select("More")
        user.nextFrame()
        gtk_widget_set_opacity(row, 0.2)
        driver.change { $0.hidden = 5 }
        user.nextFrame()
        #expect(gtk_widget_get_opacity(row) == 0.2)
        try user.goBack()
        check()
    }

    @Test("paints more rows in a higher window", arguments: [300, 900, 2000])
    func resized(height: gint) throws {
        gtk_window_set_default_size(user.window.cast(), 480, height)
        let scroller = try scroller(of: user.allRows[0])
        let before = gtk_widget_get_height(scroller)
        while gtk_widget_get_height(scroller) == before { user.nextFrame() }
        check()
    }

    @Test("doesn't paint a row that only touches the screen")
    func touching() throws {
        let row = user.allRows[3]
        user.scroll(to: try bounds(of: row).upperBound)
        user.nextFrame()
        #expect(try bounds(of: row).upperBound == 0)
        #expect(gtk_widget_get_opacity(row) == 0)
        #expect(gtk_widget_get_opacity(user.allRows[4]) == 1)
    }

    private func check(sourceLocation: SourceLocation = #_sourceLocation) {
        user.nextFrame()
        let rows = user.allRows
        #expect(rows.count == 61 - driver.state.hidden, sourceLocation: sourceLocation)
        for row in rows {
            #expect(throws: Never.self, sourceLocation: sourceLocation) {
                let (position, height) = (try bounds(of: row), Double(gtk_widget_get_height(try scroller(of: row))))
                let isOnScreen = position.lowerBound < height && position.upperBound > 0
                #expect((gtk_widget_get_opacity(row) == 1) == isOnScreen, sourceLocation: sourceLocation)
            }
        }
    }

    /// The vertical range of a row on the screen.
    private func bounds(of row: Widget) throws -> ClosedRange<Double> {
        var bounds = graphene_rect_t()
        try #require(gtk_widget_compute_bounds(row, try scroller(of: row), &bounds) != 0)
        return Double(bounds.origin.y)...Double(bounds.origin.y + bounds.size.height)
    }

    private func scroller(of row: Widget) throws -> Widget {
        try #require(gtk_widget_get_ancestor(row, gtk_scrolled_window_get_type()))
    }
}
