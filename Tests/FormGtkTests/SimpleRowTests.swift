import CGtk
import FormCore
import FormGtk
import FormGtkTesting
import FormTesting
import Testing

@MainActor
@Suite("Rows of one purpose", .serialized, .needsDisplay)
struct SimpleRowTests {
    private struct Radio: Equatable {
        var address = "00:11:22:33:44:55"
        var password = "correct horse"
        var presses = 0
    }

    private let form: Form<Radio> = sections {
        section {
            linkCell(title: "Manual", url: "https://example.org/manual?page=1#top")
            valueCell(title: "Address", text: \.address).copyable()
            valueCell(title: "Presses", text: { "\($0.presses)" })
            controlCell(title: "Password", control: passwordField(keyPath: \.password)).copyable()
        }
        section {
            buttonCell(title: "Normal") { context in context.change { $0.presses += 1 } }
            buttonCell(title: "Connect", style: .suggested) { context in context.change { $0.presses += 1 } }
            buttonCell(title: "Forget…", style: .destructive) { context in context.change { $0.presses = 0 } }
                .confirming { _ in FormQuestion("Forget it?", text: "It goes.", answer: "Forget") }
        }
    }

    private func stage(_ renderer: Renderer, _ radio: Radio = Radio()) -> Stage<Radio> { Stage(renderer, radio, form) }

    @Test("show what they are", arguments: Renderer.allCases)
    func screen(renderer: Renderer) throws {
        #expect(
            try stage(renderer).screen == """
                Form

                  Manual ↗
                  Address 00:11:22:33:44:55 ⧉
                  Presses 0
                  Password [••••••••] ⧉

                  Normal (button)
                  Connect (suggested button)
                  Forget… (destructive button)
                """)
    }

    @Test("open a link, outside the form", arguments: Renderer.allCases)
    func link(renderer: Renderer) throws {
        let stage = stage(renderer)
        try stage.user.select("Manual")
        try stage.user.select("Manual")
        #expect(stage.user.openedLinks == Array(repeating: "https://example.org/manual?page=1#top", count: 2))
        #expect(stage.driver.state == Radio())
        #expect(throws: FormUserError.self) { try stage.user.select("Address") }
    }

    @Test("copy what they show, of a secret what is typed", arguments: Renderer.allCases)
    func copying(renderer: Renderer) throws {
        let stage = stage(renderer)
        try stage.user.copy("Address")
        #expect(stage.user.copiedText == "00:11:22:33:44:55")
        try stage.user.copy("Password")
        #expect(stage.user.copiedText == "correct horse")
        try stage.user.type("שלום 👨‍👩‍👧", into: "Password")
        try stage.user.copy("Password")
        #expect(stage.user.copiedText == "שלום 👨‍👩‍👧")
        #expect(stage.driver.state == Radio())
        stage.driver.change { $0.address = "" }
        try stage.user.copy("Address")
        #expect(stage.user.copiedText == "שלום 👨‍👩‍👧")
        #expect(throws: FormUserError.self) { try stage.user.copy("Presses") }
    }

    @Test("show for a moment that they have been copied")
    func copied() throws {
        let stage = stage(.gtk)
        let user = try #require(stage.user as? GtkUser)
        var icons: [String] {
            user.topPage.shown(class: "form-copy").map { String(cString: gtk_button_get_icon_name($0.cast())) }
        }
        #expect(icons == ["edit-copy-symbolic", "edit-copy-symbolic"])
        try user.copy("Address")
        #expect(icons == ["object-select-symbolic", "edit-copy-symbolic"])
        #expect(user.wait { icons == ["edit-copy-symbolic", "edit-copy-symbolic"] })
    }

    @Test("copy by a key, and what is selected in a field first")
    func copyingKey() throws {
        let stage = stage(.gtk)
        let user = try #require(stage.user as? GtkUser)
        try user.copy("Password")
        try user.focus("Password")
        for _ in 0..<6 where user.focusedRow != "Address" { user.press(GDK_KEY_Up) }
        #expect(user.focusedRow == "Address")
        #expect(user.press(GDK_KEY_c, GDK_CONTROL_MASK))
        #expect(user.copiedText == "00:11:22:33:44:55")
    }

    @Test("ask with an answer in the style of the button", arguments: Renderer.allCases)
    func destructive(renderer: Renderer) throws {
        let stage = stage(renderer, Radio(presses: 3))
        try stage.user.select("Forget…")
        #expect(stage.driver.session.question?.isDestructive == true)
        try stage.user.answerQuestion("Forget")
        #expect(stage.driver.state.presses == 0)
    }

    @Test("are to assistive tools what they do")
    func roles() throws {
        let user = try #require(stage(.gtk).user as? GtkUser)
        let rows = user.topPage.shown(class: "form-row")
        let roles = rows.map { gtk_accessible_get_accessible_role(OpaquePointer($0)) }
        #expect(roles[0] == GTK_ACCESSIBLE_ROLE_LINK)
        #expect(roles[1] == GTK_ACCESSIBLE_ROLE_LIST_ITEM)
        #expect(roles[4...] == [GTK_ACCESSIBLE_ROLE_BUTTON, GTK_ACCESSIBLE_ROLE_BUTTON, GTK_ACCESSIBLE_ROLE_BUTTON])
    }
}
