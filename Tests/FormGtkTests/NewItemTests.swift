import CustomDump
import Firewall
import FormCore
import FormGtkTesting
import FormTesting
import Testing

@MainActor
@Suite("A new item in front of a person", .serialized, .needsDisplay)
struct NewItemTests {
    @Test("goes with its page when it is left as it is, and stays when it was edited", arguments: Renderer.allCases)
    func untouched(renderer: Renderer) throws {
        let stage = Stage(renderer, Firewall(), firewallForm, title: "Firewall")
        try stage.user.select("Add Rule")
        try stage.user.focus("Port")
        try stage.user.pressEscape()
        expectNoDifference(
            try stage.screen,
            """
            Firewall

            Rules
              SSH TCP 22 ›
              Second UDP 53 ›
              Web TCP 80 ›
              Add Rule (button)
            """)
        #expect(stage.user.focusedRow == "Add Rule")
        #expect(stage.driver.session.undoStep == nil)
        try stage.user.select("Add Rule")
        try stage.user.type("", into: "Name")
        try stage.user.goBack()
        #expect(try stage.row("New Rule")?.values == ["TCP 22", "⚠", "›"])
    }

    @Test("is gone when the window is closed in its midst", arguments: Renderer.allCases)
    func closing(renderer: Renderer) throws {
        let stage = Stage(renderer, Firewall(), firewallForm, title: "Firewall")
        try stage.user.select("Add Rule")
        try stage.user.select("Protocol")
        try stage.user.closeWindow()
        #expect(!stage.user.isWindowOpen)
        #expect(stage.driver.state == Firewall())
    }

    @Test("makes room for the next one beside the list", arguments: Renderer.allCases)
    func sidebar(renderer: Renderer) throws {
        let driver = FormDriver(initial: Firewall(), build: firewallForm, title: "Firewall")
        let user = renderer.user(of: driver.session, layout: .sidebar)
        try user.makeRoom(true)
        try user.select("Add Rule")
        try user.select("Add Rule")
        #expect(driver.state.rules.count == 4)
        try user.select("SSH")
        #expect(driver.state == Firewall())
    }
}
