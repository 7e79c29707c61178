import CGtk
import FormCore
import Testing

@testable import FormGtk
@testable import FormGtkTesting

@MainActor
@Suite("The window's search", .serialized, .needsDisplay)
struct SearchWindowTests {
    let driver = FormDriver(initial: Searched(), build: searchedForm, title: "Settings")
    let window: FormWindow
    let user: GtkUser

    init() {
        window = FormWindow(driver.session)
        user = GtkUser(of: window)
    }

    @Test("is walked with the arrow keys, out of the entry and back into it")
    func arrows() throws {
        try user.search("network")
        user.press(GDK_KEY_Down)
        #expect(user.focusedRow == "Network")
        user.press(GDK_KEY_Down)
        #expect(user.focusedRow == "Network Name")
        user.press(GDK_KEY_Up)
        user.press(GDK_KEY_Up)
        #expect(user.focusedText?.text == "network")
        #expect(user.focusedText?.cursor == 7)
        user.press(GDK_KEY_Down)
        user.press(GDK_KEY_Escape)
        #expect(user.screen.title == "Settings")
        #expect(user.focusedRow == "Expert")
    }

    @Test("shows the result that Return opens as chosen, while the focus is in the text")
    func chosen() throws {
        try user.search("network")
        user.nextFrame()
        let rows = user.window.shown(class: "form-row")
        func backgrounds() -> [UInt32] {
            rows.compactMap { Drawing(of: $0) }.map { $0.pixels[$0.height / 2 * $0.width + 4] }
        }
        let searched = backgrounds()
        #expect(searched.count > 2 && searched[0] != 0 && searched.dropFirst().allSatisfy { $0 == 0 })
        user.press(GDK_KEY_Down)
        user.nextFrame()
        #expect(backgrounds().allSatisfy { $0 == 0 })
    }

    @Test("is opened and closed by a button, and closed by going back")
    func button() throws {
        user.clickSearchButton()
        #expect(user.focusedText?.text == "")
        try user.type("port")
        #expect(user.screen.title == "Search")
        user.clickSearchButton()
        #expect(user.screen.title == "Settings")
        #expect(driver.session.searchText == nil)

        try user.search("port")
        user.press(GDK_KEY_Left, GDK_ALT_MASK)
        #expect(user.screen.title == "Settings")
    }

    @Test("is shown when the program begins it, and follows what the program searches for")
    func program() throws {
        driver.session.search("port")
        #expect(user.focusedText?.text == "port")
        driver.session.search("name")
        #expect(user.focusedText?.text == "name")
        #expect(user.screen.sections[0].rows[0].title == "Name")
        driver.session.search(nil)
        #expect(user.screen.title == "Settings")
        #expect(user.focusedRow == "Expert")
    }

    @Test("makes widgets for nothing but what it has found")
    func widgets() throws {
        for text in ["n", "na", "nam", "name"] { try user.search(text) }
        #expect(user.pageCount == 2)
        #expect(user.allRows.count == 2)
        try user.search(nil)
        #expect(user.pageCount == 1)
    }
}
