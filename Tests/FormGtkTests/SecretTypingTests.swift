import CGtk
import FormCore
import FormGtk
import FormGtkTesting
import FormTesting
import Testing

@MainActor
@Suite("What is being typed", .serialized, .needsDisplay)
struct SecretTypingTests {
    private struct Lock: Equatable {
        var secret = "secret"
        var code = 5
        var level = 5
    }

    private let form: Form<Lock> = sections {
        section {
            controlCell(title: "Secret", control: passwordField(keyPath: \.secret))
            controlCell(title: "Code", control: formattedField(keyPath: \.code, format: .whole(in: 0...9)))
                .resettable()
            controlCell(title: "Level", control: formattedField(keyPath: \.level, format: .whole(in: 0...9)))
                .resettable()
            nestedPasswordField(title: "Nested Secret", keyPath: \.secret)
        }
    }

    private func stage(_ renderer: Renderer, _ lock: Lock = Lock()) -> Stage<Lock> {
        Stage(renderer, lock, form, defaults: Lock())
    }

    @Test("is not committed by a look at it, and goes on", arguments: Renderer.allCases)
    func reveal(renderer: Renderer) throws {
        let stage = stage(renderer)
        try stage.user.select("Nested Secret")
        try stage.user.type("newpasswo")
        try stage.user.toggleReveal("Nested Secret")
        #expect(stage.driver.state == Lock())
        #expect(try stage.row("Nested Secret")?.values == ["[newpasswo]"])
        try stage.user.type("newpassword")
        try stage.user.pressReturn()
        #expect(stage.driver.state == Lock(secret: "newpassword"))
    }

    @Test("is not committed by Tab to the button that reveals it, nor lost there, but by Tab to the next row")
    func tab() throws {
        let stage = stage(.gtk)
        let user = try #require(stage.user as? GtkUser)
        try user.type("newpasswo", into: "Secret")
        user.pressTab()
        #expect(user.focusedText == nil && user.focusedRow == "Secret")
        #expect(stage.driver.state == Lock())
        user.pressTab()
        #expect(user.focusedRow == "Code")
        #expect(stage.driver.state == Lock(secret: "newpasswo"))
    }

    @Test("is given back by Escape also on the button that reveals it")
    func escape() throws {
        let stage = stage(.gtk)
        let user = try #require(stage.user as? GtkUser)
        try user.select("Nested Secret")
        try user.type("newpasswo")
        user.pressTab()
        try user.pressEscape()
        #expect(user.screen.title == "Nested Secret")
        try user.goBack()
        #expect(stage.driver.state == Lock())
    }

    @Test("stays a draft when another row is reset", arguments: Renderer.allCases)
    func reset(renderer: Renderer) throws {
        let stage = stage(renderer, Lock(level: 7))
        try stage.user.type("8", into: "Code")
        try stage.user.reset("Level")
        #expect(stage.driver.state == Lock())
        #expect(stage.user.focusedRow == "Code")
        #expect(try stage.row("Code")?.values == ["[8]"])
        try stage.user.pressReturn()
        #expect(stage.driver.state == Lock(code: 8))
    }
}
