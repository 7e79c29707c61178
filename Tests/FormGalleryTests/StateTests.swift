import CustomDump
import Foundation
import FormCore
import FormGtkTesting
import FormTesting
import Testing

@testable import FormGallery

@MainActor
@Suite("The states of a control", .serialized, .enabled("There is no display.") { await Renderer.hasDisplay })
struct StateTests {
    let driver = makeGalleryDriver()

    private func user(_ renderer: Renderer) throws -> any FormUser {
        let user = renderer.user(of: driver.session)
        try user.select("Switch")
        return user
    }

    private func rows(_ user: any FormUser) throws -> String {
        try user.screen.description.components(separatedBy: "\n\nStates")[0]
    }

    @Test("disabled, each row says what enables it", arguments: Renderer.allCases)
    func disabled(renderer: Renderer) throws {
        let user = try user(renderer)
        try user.toggle("Enabled")
        expectNoDifference(
            try rows(user),
            """
            ‹ Switch

              Aeroplane Mode [off] (disabled)
                Turn “Enabled” on to use this.
              File Sharing [on] (disabled)
                Turn “Enabled” on to use this.
            For what starts and ends at once.
            """)
        try user.toggle("Enabled")
        #expect(try rows(user).contains("Wi-Fi and Bluetooth are off."))
    }

    @Test("wrong, each row says so at once and takes nothing, until all is right again", arguments: Renderer.allCases)
    func wrong(renderer: Renderer) throws {
        let user = try user(renderer)
        try user.toggle("Wrong")
        expectNoDifference(
            try rows(user),
            """
            ‹ Switch

              Aeroplane Mode [off]
                Wi-Fi and Bluetooth are off.
                ! error: Nothing is right while “Wrong” is on.
              File Sharing [on]
                ! error: Nothing is right while “Wrong” is on.
            For what starts and ends at once.
            """)
        try user.toggle("Aeroplane Mode")
        #expect(!driver.state.switches.isInAeroplane)
        try user.toggle("Wrong")
        #expect(driver.state.switches.isInAeroplane)
        #expect(try !rows(user).contains("!"))
    }

    @Test("pending, a row shows what is wished for, and the state is as it was", arguments: Renderer.allCases)
    func pending(renderer: Renderer) throws {
        let user = try user(renderer)
        try user.toggle("Pending")
        try user.toggle("Aeroplane Mode")
        #expect(!driver.state.switches.isInAeroplane)
        expectNoDifference(
            try rows(user),
            """
            ‹ Switch

              Aeroplane Mode [on] (waiting)
                Wi-Fi and Bluetooth are off.
              File Sharing [on]
            For what starts and ends at once.
            """)
        #expect(driver.session.questionBeforeClosing()?.row == "Switch/Aeroplane Mode")
    }

    @Test("are the same on all pages", arguments: Renderer.allCases)
    func shared(renderer: Renderer) throws {
        let user = try user(renderer)
        try user.toggle("Long Texts")
        try user.goBack()
        try user.select("Menu")
        #expect(try user.screen.sections[0].rows[0].title.hasPrefix("Paper: A Title"))
    }
}
