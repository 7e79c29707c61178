import CGtk
import CustomDump
import FormCore
import FormGtkTesting
import FormTesting
import Testing

private struct Account: Equatable {
    var name = "Anna"
    var password = "open sesame"
    var plan = "Basic"
    var port = 80
}

private let form: Form<Account> = sections {
    section {
        nestedTextField(title: "Name", keyPath: \.name).rules(\.name, [.required, .length(...40)])
        nestedPasswordField(title: "Password", keyPath: \.password).rules(\.password, [.length(8...)])
        nestedOptions(title: "Plan", keyPath: \.plan, options: ["Basic", "Gold"])
            .rules(\.plan, [Rule("Ask for it first.") { $0 != "Gold" }])
        controlCell(title: "Port", control: formattedField(keyPath: \.port, format: .whole(in: 1...99)))
    }
}

@MainActor
@Suite("A text that was refused", .serialized, .needsDisplay)
struct RefusedTextTests {
    private func edit(_ title: String, _ text: String, on stage: Stage<Account>) throws {
        try stage.user.select(title)
        try stage.user.type(text)
        try stage.user.goBack()
    }

    @Test(
        "is named under a row that goes on showing the value, a long one by its beginning", arguments: Renderer.allCases
    )
    func named(renderer: Renderer) throws {
        let stage = Stage(renderer, Account(), form)
        try edit("Name", "\(String(repeating: "Anna and Bert ", count: 4))too", on: stage)
        try edit("Password", "Friend", on: stage)
        try stage.user.select("Plan")
        try stage.user.select("Gold")
        try stage.user.goBack()
        try stage.user.type("100", into: "Port")
        try stage.user.pressReturn()
        expectNoDifference(
            try stage.screen,
            """
            Form

              Name Anna ›
                ! error: “Anna and Bert Anna and Bert A…” was not saved. Use at most 40 characters.
              Password •••••••• ›
                ! error: The new text was not saved. Use at least 8 characters.
              Plan Basic ›
                ! error: “Gold” was not saved. Ask for it first.
              Port [100]
                ! error: Type a whole number from 1 to 99.
            """)
        try edit("Name", "", on: stage)
        #expect(try stage.row("Name")?.notice == "error: The empty text was not saved. This can't be empty.")
    }

    @Test("is not named on its own page, nor beside what a program says of the row", arguments: Renderer.allCases)
    func notNamed(renderer: Renderer) throws {
        let stage = Stage(renderer, Account(), form)
        stage.driver.session.show(.error("Anna has left."), at: "Name")
        #expect(try stage.row("Name")?.notice == "error: Anna has left.")
        try edit("Name", "", on: stage)
        try stage.user.select("Name")
        #expect(try stage.row("Name")?.notice == "error: This can't be empty.")
    }

    @Test("makes no window wider")
    func narrow() throws {
        let stage = Stage(.gtk, Account(), form)
        let user = try #require(stage.user as? GtkUser)
        let before = leastWidth(of: user)
        try edit("Name", String(repeating: "W", count: 43), on: stage)
        #expect(try stage.row("Name")?.notice?.contains("WWW…” was not saved.") == true)
        #expect(leastWidth(of: user) == before)
    }

    private func leastWidth(of user: GtkUser) -> Int32 {
        var width: Int32 = 0
        gtk_widget_measure(user.navigation, GTK_ORIENTATION_HORIZONTAL, -1, &width, nil, nil, nil)
        return width
    }
}
