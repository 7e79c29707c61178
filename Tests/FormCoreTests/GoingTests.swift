import Firewall
import FormCore
import FormTesting
import Testing

@MainActor
@Suite("Going to a path")
struct GoingTests {
    private let driver = FormDriver(initial: Firewall(), build: firewallForm, title: "Firewall")
    private var session: FormSession { driver.session }

    @Test("comes to a page, a row, an item of a list, and back to the first page")
    func there() {
        #expect(session.go(to: "Rules/web") == nil)
        #expect(session.topPage.path == "Rules/web")
        #expect(session.go(to: "Rules/ssh/Port") == nil)
        #expect(session.topPage.path == "Rules/ssh")
        #expect(session.focusedPath == "Rules/ssh/Port")
        // A page that edits just a value is its row's, and stays; the one that it stands on is gone back to.
        session.topPage.sections[0].cells[1].select()
        #expect(session.go(to: "Rules/ssh/Protocol") == nil)
        #expect(session.topPage.path == "Rules/ssh/Protocol")
        #expect(session.go(to: "Rules/ssh") == nil)
        #expect(session.topPage.path == "Rules/ssh")
        #expect(session.go(to: "Rules") == nil)
        #expect(session.topPage.path == .root)
        #expect(session.focusedPath == "Rules/ssh")
        #expect(session.go(to: .root) == nil)
    }

    @Test("that is wrong stays, and names the nearest")
    func wrong() {
        session.go(to: "Rules/web")
        #expect(session.go(to: "Rules/wen") == "There is no row “Rules/wen”. Did you mean “Rules/web”?")
        #expect(session.reasonForMissing("Rules/wen") == session.go(to: "Rules/wen"))
        #expect(session.reasonForMissing("Rules/web/On") == nil)
        #expect(session.topPage.path == "Rules/web")
    }

    @Test("that is wrong names no more of it than fits into a sentence")
    func endless() {
        for name in ["x", "é", "👩‍👩‍👧", "e" + String(repeating: "\u{301}", count: 500), "Rules/"] {
            let path = RowPath(String(repeating: name, count: 30_000 / name.unicodeScalars.count))
            let said = session.go(to: path).map(session.environment.text) ?? ""
            #expect(said.hasPrefix("There is no row") && said.unicodeScalars.count < 200, "\(name)")
        }
    }
}
