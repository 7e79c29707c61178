import CustomDump
import FormCore
import FormGtkTesting
import FormTesting
import Testing

@testable import PersonalHotspot

@MainActor
@Suite("The page to join by QR code", .serialized, .needsDisplay)
struct JoinFormTests {
    private let driver = FormDriver(
        initial: Hotspot(password: "correct horse", networkName: "Anna's laptop"), build: form, title: "Hotspot")

    private static let form: Form<Hotspot> = sections {
        section { detailTextCell(title: "Join by QR Code", keyPath: { _ in "" }, form: joinForm) }
    }

    @Test("shows the code when it is asked for, and what it says beside it", arguments: Renderer.allCases)
    func showing(renderer: Renderer) throws {
        let user = renderer.user(of: driver.session)
        try user.select("Join by QR Code")
        let hidden = """
            ‹ Join by QR Code

              Show QR Code (button)
            Anyone who sees the code can join: the password is in it.
            """
        expectNoDifference(try user.screen.description, hidden)
        try user.select("Show QR Code")
        expectNoDifference(
            try user.screen.description,
            """
            ‹ Join by QR Code

              QR Code ▨
              Network Name Anna's laptop
              Password correct horse
            Point a phone's camera at the code, or type the name and the password.

              Hide QR Code (button)
            """)
        // The keys go on where they were.
        if let user = user as? GtkUser { #expect(user.focusedRow == "QR Code") }
        try user.select("Hide QR Code")
        expectNoDifference(try user.screen.description, hidden)
        #expect(driver.session.undoStep == nil)
    }

    @Test("hides the code when it is left", arguments: Renderer.allCases)
    func leaving(renderer: Renderer) throws {
        let user = renderer.user(of: driver.session)
        try user.select("Join by QR Code")
        try user.select("Show QR Code")
        // A search looks at all pages, and leaves none.
        try user.search("QR")
        try user.search(nil)
        #expect(driver.state.showsJoinCode)
        try user.goBack()
        #expect(!driver.state.showsJoinCode)
        try user.select("Join by QR Code")
        #expect(try user.screen.sections.flatMap(\.rows).map(\.title) == ["Show QR Code"])
    }

    @Test("says what is wrong where no device could join", arguments: Renderer.allCases)
    func unusable(renderer: Renderer) throws {
        let user = renderer.user(of: driver.session)
        try user.select("Join by QR Code")
        try user.select("Show QR Code")
        driver.change { $0.password = "short" }
        expectNoDifference(
            try user.screen.description,
            """
            ‹ Join by QR Code

              Show QR Code (button) (disabled)
            Personal Hotspot can't start. Password: Use at least 8 characters.
            """)
    }

    @Test("has the password in no row that is listed or found while the code is hidden")
    func hidden() throws {
        #expect(driver.session.survey().filter { $0.value != nil }.isEmpty)
        let user = HeadlessUser(of: driver.session)
        try user.search("correct horse")
        #expect(user.screen.sections[0].rows.map(\.title) == ["Nothing found for “correct horse”."])
        #expect(driver.session.mistakes.isEmpty)
    }
}
