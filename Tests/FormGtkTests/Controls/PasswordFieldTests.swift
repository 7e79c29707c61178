import CGtk
import FormCore
import FormGtkTesting
import FormTesting
import Testing

@testable import FormGtk

@MainActor
@Suite("A password field", .serialized, .needsDisplay)
struct PasswordFieldTests {
    private struct Lock: Equatable {
        var password = "secret"
        var other = "other"
    }

    private let form: Form<Lock> = sections {
        section {
            controlCell(
                title: "Password",
                control: passwordField(keyPath: \.password)
                    .strength { password in
                        switch password.count {
                        case ..<8: PasswordStrength(0.25, "Weak")
                        case ..<1_000: PasswordStrength(1, "Strong")
                        default: PasswordStrength(.nan, "Strange")
                        }
                    }
                    .generating { "correct horse" }
            )
            .rules(\.password, [.length(...20)])
            controlCell(title: "Other", control: textField(keyPath: \.other))
        }
    }

    private func stage(_ renderer: Renderer, _ lock: Lock = Lock()) -> Stage<Lock> { Stage(renderer, lock, form) }

    @Test("says how strong it is while it is typed", arguments: Renderer.allCases)
    func strength(renderer: Renderer) throws {
        let stage = stage(renderer)
        #expect(try stage.row("Password")?.values == ["[••••••••] ⟳ Weak"])
        try stage.user.type("long enough", into: "Password")
        #expect(try stage.row("Password")?.values == ["[••••••••] ⟳ Strong"])
        try stage.user.type("", into: "Password")
        #expect(try stage.row("Password")?.values == ["[] ⟳"])
        try stage.user.pressEscape()
        stage.driver.change { $0.password = String(repeating: "x", count: 10_000) }
        #expect(try stage.row("Password")?.values == ["[••••••••] ⟳ Strange"])
    }

    @Test("makes one, shown in clear, which is the value when it is left", arguments: Renderer.allCases)
    func generating(renderer: Renderer) throws {
        let stage = stage(renderer)
        try stage.user.type("typed", into: "Other")
        try stage.user.generate("Password")
        #expect(stage.driver.state == Lock(other: "typed"))
        #expect(stage.user.focusedRow == "Password")
        #expect(try stage.row("Password")?.values == ["[correct horse] ⟳ Strong"])
        try stage.user.pressEscape()
        #expect(try stage.row("Password")?.values == ["[secret] ⟳ Weak"])
        try stage.user.generate("Password")
        try stage.user.focus("Other")
        #expect(stage.driver.state == Lock(password: "correct horse", other: "typed"))
        #expect(throws: FormUserError.self) { try stage.user.generate("Other") }
    }

    @Test("warns of Caps Lock, while the focus is in it")
    func capsLock() throws {
        let user = try #require(stage(.gtk).user as? GtkUser)
        let isOn = CapsLock.isOn
        defer { CapsLock.isOn = isOn }
        let keyboard = try #require(CapsLock.keyboard).assumingMemoryBound(to: GObject.self)
        let warning = {
            user.topPage.shown(class: "form-caps-lock").map { String(cString: gtk_label_get_text($0.opaque)) }
        }
        try user.focus("Password")
        #expect(warning() == [])
        CapsLock.isOn = { true }
        g_object_notify(keyboard, "caps-lock-state")
        #expect(warning() == ["Caps Lock is on."])
        try user.focus("Other")
        #expect(warning() == [])
        try user.focus("Password")
        #expect(warning() == ["Caps Lock is on."])
        CapsLock.isOn = { false }
        g_object_notify(keyboard, "caps-lock-state")
        #expect(warning() == [])
    }

    @Test("has a bar of what its author says, whatever that is")
    func fractions() {
        let fractions = [-1, 0.5, 7, .nan, .infinity].map { PasswordStrength($0, "").fraction }
        #expect(fractions == [0, 0.5, 1, 0, 1])
    }

    @Test("leaves the keyboard when its page is closed")
    func freed() throws {
        let inner = form
        let outer: Form<Lock> = sections { section { detailTextCell(title: "Page", keyPath: \.other, form: inner) } }
        let stage = Stage(.gtk, Lock(), outer)
        for _ in 0..<3 {
            try stage.user.select("Page")
            try stage.user.focus("Password")
            try stage.user.goBack()
        }
        let keyboard = try #require(CapsLock.keyboard).assumingMemoryBound(to: GObject.self)
        g_object_notify(keyboard, "caps-lock-state")
        #expect(try stage.screen.contains("Page"))
    }
}
