import CGtk
import FormCore
import FormGtk
@testable import FormGtkTesting
import FormTesting
import Testing

@MainActor
@Suite("Keys on a page with disabled rows", .serialized, .needsDisplay)
struct ScrollingKeysTests {
    private struct Rows: Equatable {
        var isOn = false
        /// The number of rows that can be used; the others are disabled.
        var usable = 0
    }

    /// More than 200 rows make a long page.
    private nonisolated static let counts = [60, 400]

    private func stage(_ count: Int, usable: Int = 0) throws -> (driver: FormDriver<Rows>, user: GtkUser) {
        let cells = (0..<count).map { index in
            controlCell(title: "Row \(index)", control: uiSwitch(keyPath: \Rows.isOn)).enabled { index < $0.usable }
        }
        let stage = Stage(.gtk, Rows(usable: usable), sections([section(cells)]))
        let user = try #require(stage.user as? GtkUser)
        user.nextFrame()
        return (stage.driver, user)
    }

    @Test("scroll it where no row can be used", arguments: counts)
    func noUsableRow(count: Int) throws {
        let user = try stage(count).user
        #expect(user.focusedRow == nil)
        #expect(press(GDK_KEY_Up, user) == 0)
        let step = press(GDK_KEY_Down, user)
        #expect(step > 0)
        #expect(press(GDK_KEY_Down, user) > step)
        #expect(press(GDK_KEY_Up, user) == step)
        #expect(press(GDK_KEY_Up, user) == 0)
        let page = press(GDK_KEY_Page_Down, user)
        #expect(page > step)
        #expect(press(GDK_KEY_Page_Up, user) == 0)
        #expect(press(GDK_KEY_space, user) == page)
        press(GDK_KEY_End, user)
        #expect(user.rowsOnScreen.last?.title == "Row \(count - 1)")
        #expect(press(GDK_KEY_Home, user) == 0)
        #expect(user.rowsOnScreen.first?.title == "Row 0")
    }

    @Test("scroll on from the last row that can be used, and back to it", arguments: counts)
    func lastUsableRow(count: Int) throws {
        let user = try stage(count, usable: 2).user
        #expect(press(GDK_KEY_Down, user) == 0)
        #expect(user.focusedRow == "Row 1")
        let step = press(GDK_KEY_Down, user)
        #expect(step > 0)
        #expect(press(GDK_KEY_Page_Down, user) > step)
        press(GDK_KEY_End, user)
        #expect(user.rowsOnScreen.last?.title == "Row \(count - 1)")
        #expect(user.focusedRow == "Row 1")
        press(GDK_KEY_Up, user)
        #expect(user.focusedRow == "Row 0")
        #expect(user.rowsOnScreen.contains { $0.title == "Row 0" })
    }

    @Test("scroll it from when the last row is disabled until one can be used again", arguments: counts)
    func disabling(count: Int) throws {
        let (driver, user) = try stage(count, usable: 2)
        #expect(user.focusedRow == "Row 0")
        driver.change { $0.usable = 0 }
        #expect(press(GDK_KEY_Down, user) > 0)
        #expect(user.focusedRow == nil)
        driver.change { $0.usable = 1 }
        press(GDK_KEY_Down, user)
        #expect(user.focusedRow == "Row 0")
    }

    @Test(
        "show what is above the first row and below the last one, by whichever key they are reached", arguments: counts)
    func edges(count: Int) throws {
        let cells = (0..<count).map { index in
            controlCell(title: "Row \(index)", control: uiSwitch(keyPath: \Rows.isOn))
                .help(String(repeating: "A long explanation. ", count: 30))
        }
        let stage = Stage(.gtk, Rows(), sections([section(cells, header: "Header", footer: { _ in "Footer" })]))
        let user = try #require(stage.user as? GtkUser)
        // Lower than a row.
        gtk_window_set_default_size(user.window.cast(), 360, 294)
        for _ in 0..<4 { user.nextFrame() }
        for (there, back) in [
            (GDK_KEY_End, GDK_KEY_Home), (GDK_KEY_Page_Down, GDK_KEY_Page_Up), (GDK_KEY_Down, GDK_KEY_Up),
        ] {
            press(there, user)
            #expect(user.focusedRow != "Row 0")
            #expect(press(back, user) == 0, "\(back)")
            #expect(user.focusedRow == "Row 0")
        }
        #expect(press(GDK_KEY_End, user) == user.scrollRange.upperBound)
        press(GDK_KEY_Up, user)
        #expect(press(GDK_KEY_Down, user) == user.scrollRange.upperBound)
    }

    @Test("leave the focused row in sight when the window becomes lower or narrower", arguments: counts)
    func resizing(count: Int) throws {
        let user = try stage(count, usable: count).user
        let isInSight = { (title: String) in
            user.rowsOnScreen.contains {
                $0.title == title && $0.top >= -1 && $0.bottom <= Double(gtk_widget_get_height(user.topPage)) + 1
            }
        }
        var hidden: [String] = []
        for start in [0, 5, 9] {
            for (width, height) in [(480, 300), (480, 200), (360, 400), (360, 200), (900, 250)] as [(gint, gint)] {
                resize(user, 480, 640)
                press(GDK_KEY_Home, user)
                for _ in 0..<start { press(GDK_KEY_Down, user) }
                resize(user, width, height)
                if !isInSight("Row \(start)") { hidden.append("Row \(start) at \(width)×\(height)") }
            }
        }
        print("\(hidden.count) focused rows out of sight after resizing")
        #expect(hidden == [])
        // The user has scrolled elsewhere.
        resize(user, 480, 640)
        press(GDK_KEY_Home, user)
        user.scroll(to: user.scrollRange.upperBound)
        for _ in 0..<3 { user.nextFrame() }
        resize(user, 480, 400)
        #expect(!isInSight("Row 0"))
    }

    private func resize(_ user: GtkUser, _ width: gint, _ height: gint) {
        gtk_window_set_default_size(user.window.cast(), width, height)
        for _ in 0..<5 { user.nextFrame() }
    }

    /// Presses a key; returns how far the page is scrolled then.
    @discardableResult
    private func press(_ key: Int32, _ user: GtkUser) -> Double {
        user.press(key)
        // On a long page rows are made in one frame and placed in the next.
        for _ in 0..<3 { user.nextFrame() }
        return user.scrolled
    }
}
