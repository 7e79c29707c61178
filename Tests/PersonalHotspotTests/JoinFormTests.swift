import CustomDump
import FormCore
import FormGtkTesting
import FormTesting
import Testing

@testable import PersonalHotspot

@MainActor
@Suite("The page with the QR code", .serialized, .needsDisplay)
struct JoinFormTests {
    private let driver = FormDriver(
        initial: Settings(hotspot: Hotspot(isEnabled: true, password: "correct horse", networkName: "Anna's laptop")),
        build: settingsForm, title: "Personal Hotspot", defaults: .defaults)

    @Test("shows the code, and what it says beside it, until it is left", arguments: Renderer.allCases)
    func showing(renderer: Renderer) throws {
        let user = renderer.user(of: driver.session)
        try user.select("Show QR Code")
        expectNoDifference(
            try user.screen.description,
            """
            ‹ QR Code

              QR Code ▨
            Point a phone's camera at the code, or type the name and the password.

              Network Name Anna's laptop ⧉
              Password correct horse (hide) ⧉
            Anyone who sees this page can join.
            """)
        try user.toggleReveal("Password")
        #expect(try !user.screen.description.contains("correct horse"))
        try user.goBack()
        #expect(try !user.screen.description.contains("correct horse"))
        try user.select("Show QR Code")
        #expect(try user.screen.description.contains("correct horse"))
        #expect(driver.session.undoStep == nil)
    }

    @Test("says what is wrong where no device could join", arguments: Renderer.allCases)
    func unusable(renderer: Renderer) throws {
        let user = renderer.user(of: driver.session)
        try user.select("Show QR Code")
        driver.change { $0.hotspot.password = "short" }
        #expect(
            try user.screen.sections[0].footer
                == "“Password”: Use at least 8 characters.")
    }

    @Test("says under a code for WPA3 only that some phones can't join by it", arguments: Renderer.allCases)
    func wpa3(renderer: Renderer) throws {
        let user = renderer.user(of: driver.session)
        try user.select("Show QR Code")
        driver.change { $0.hotspot.security = .wpa3 }
        #expect(
            try user.screen.sections[0].footer == """
                Point a phone's camera at the code, or type the name and the password. \
                Some phones can't join by the code with WPA3 only: type the password there.
                """)
    }

    @Test("has the password in no row that is listed or found", arguments: [false, true])
    func hidden(isOpen: Bool) throws {
        let user = HeadlessUser(of: driver.session)
        if isOpen { try user.select("Show QR Code") }
        let rows = driver.session.rows().filter { $0.title == "Password" }
        #expect(rows.map(\.path) == ["Password", "Show QR Code/Password", "Network/Password"])
        #expect(rows.allSatisfy { $0.detail == nil || $0.detail == "••••••••" })
        try user.search("correct horse")
        #expect(user.screen.sections[0].rows.map(\.title) == ["Nothing found for “correct horse”."])
        #expect(driver.session.mistakes.isEmpty)
    }

    @Test("is beside name and password while devices can join, unless the user doesn't want that")
    func beside() {
        var cell: FormCell { driver.page.sections.flatMap(\.cells).first { $0.path == "Show QR Code" }! }
        driver.change { $0.hotspot.isEnabled = false }
        #expect(!cell.isVisible && cell.picture == nil)
        driver.change { $0.hotspot.status = .starting }
        #expect(cell.isVisible && cell.picture == driver.state.hotspot.joinPicture && cell.picture != nil)
        driver.change { ($0.hotspot.status, $0.hotspot.isEnabled) = (.on, true) }
        #expect(cell.isVisible)
        driver.change { $0.hotspot.showsCode = false }
        #expect(cell.picture == nil)
    }
}
