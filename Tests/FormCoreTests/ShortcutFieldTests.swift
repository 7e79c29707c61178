import FormCore
import FormTesting
import Testing

private struct Keys: Equatable {
    var shot = KeyboardShortcut("Ctrl+P")
    var video: KeyboardShortcut?
}

private let form: Form<Keys> = sections {
    section {
        controlCell(title: "Screenshot", control: shortcutField(keyPath: \.shot)).rules(
            \.shot, [Rule("Choose the keys.") { $0 != nil }])
        controlCell(title: "Video", control: shortcutField(keyPath: \.video))
    }
}
.rule(for: "Screenshot", "Video") { keys in
    keys.shot == keys.video && keys.shot != nil ? .error("Both have the same keys.") : nil
}

@MainActor
@Suite("A shortcut field")
struct ShortcutFieldTests {
    private let driver: FormDriver<Keys>
    private let user: HeadlessUser
    private let field: ShortcutField

    init() throws {
        driver = FormDriver(initial: Keys(), build: form, title: "Keys")
        user = HeadlessUser(of: driver.session)
        field = try #require(driver.page.sections[0].cells[0].control?.shortcutField)
    }

    private func keys(_ text: String) throws -> KeyboardShortcut { try #require(KeyboardShortcut(text)) }

    private var row: Screen.Row { user.screen.sections[0].rows[0] }

    @Test("asks for the keys, and takes the first that can be a shortcut")
    func recording() throws {
        #expect(field.text == "Ctrl+P")
        field.press(try keys("Ctrl+K"))
        #expect(driver.state == Keys())
        field.beginRecording()
        #expect(row.values == ["[⌨ Press the keys…]"])
        field.press(try keys("P"))
        #expect(row.notice == "error: “P” is for typing and getting around. Hold Ctrl, Alt or Super as well.")
        field.press(nil)
        #expect(row.notice == "error: This key can't be used in a shortcut. Press another one.")
        #expect(row.values == ["[⌨ Press the keys…]"])
        field.press(try keys("Ctrl+K"))
        #expect(row.values == ["[⌨ Ctrl+K]"])
        #expect(row.notice == nil)
        #expect(driver.state.shot == KeyboardShortcut("Ctrl+K"))
        #expect(!field.isRecording)
    }

    @Test("shows the modifiers that are held meanwhile")
    func held() {
        field.beginRecording()
        field.held = [.shift, .control]
        #expect(field.text == "Ctrl+Shift+…")
        field.held = []
        #expect(field.text == "Press the keys…")
        field.held = .alt
        field.endRecording()
        #expect(field.text == "Ctrl+P")
        field.beginRecording()
        #expect(field.text == "Press the keys…")
    }

    @Test("takes no key that is still held from its beginning, and lets none go on that has ended it")
    func repeated() throws {
        field.beginRecording(with: try keys("Space"))
        field.press(try keys("Space"))
        #expect(field.refusal == nil)
        field.release(try keys("Space"))
        field.press(try keys("Space"))
        #expect(field.refusal != nil)
        for text in ["Ctrl+Z", "Escape", "Backspace"] {
            field.beginRecording()
            #expect(field.press(try keys(text)))
            #expect(!field.isRecording)
            #expect(field.press(try keys(text)))
            field.release(try keys("Q"))
            #expect(field.press(try keys(text)))
            field.release(try keys(text))
            #expect(!field.press(try keys(text)))
        }
    }

    @Test("is ended by a search")
    func gone() throws {
        try user.record(try keys("P"), in: "Screenshot")
        try user.search("video")
        #expect(!field.isRecording)
        #expect(driver.state == Keys())
    }

    @Test("is ended by Escape and by going elsewhere, with nothing changed and nothing asked")
    func ended() throws {
        try user.record(try keys("Tab"), in: "Screenshot")
        #expect(field.isRecording)
        #expect(driver.session.questionBeforeClosing() == nil)
        try user.record(try keys("Escape"), in: "Screenshot")
        #expect(!field.isRecording)
        #expect(row.notice == nil)
        try user.record(try keys("X"), in: "Screenshot")
        try user.record(try keys("Ctrl+V"), in: "Video")
        #expect(!field.isRecording)
        #expect(row.notice == nil)
        #expect(driver.state == Keys(video: try keys("Ctrl+V")))
        #expect(driver.session.undoStep?.title == "Video")
    }

    @Test("keeps what a rule over two rows refuses, until the other one is changed or Escape takes it back")
    func conflict() throws {
        try user.record(try keys("Ctrl+P"), in: "Video")
        #expect(driver.state == Keys())
        #expect(
            user.screen.description == """
                Keys

                  Screenshot [⌨ Ctrl+P]
                  Video [⌨ Ctrl+P]
                    ! error: Both have the same keys.
                """)
        // Escape in the middle of another try ends that one first.
        try user.record(try keys("Escape"), in: "Video")
        #expect(user.screen.sections[0].rows[1].notice == "error: Both have the same keys.")
        try user.pressEscape()
        #expect(user.screen.sections[0].rows[1].values == ["[⌨ None]"])
        try user.record(try keys("Ctrl+P"), in: "Video")
        try user.record(try keys("Ctrl+S"), in: "Screenshot")
        #expect(driver.state == Keys(shot: try keys("Ctrl+S"), video: try keys("Ctrl+P")))
    }

    @Test("is told by a rule where there must be a shortcut")
    func required() throws {
        try user.record(try keys("Backspace"), in: "Screenshot")
        #expect(row.values == ["[⌨ None]"])
        #expect(row.notice == "error: Choose the keys.")
        #expect(driver.state == Keys())
    }

    @Test("goes on recording while the state changes, and shows the new value when it is done")
    func outside() throws {
        field.beginRecording()
        driver.change(origin: .outside) { $0.shot = KeyboardShortcut("F5") }
        #expect(field.text == "Press the keys…")
        field.press(try keys("Escape"))
        #expect(field.text == "F5")
    }

    @Test("is named as the person's keyboard is, and is the same text for programs")
    func language() throws {
        let german = [
            "Ctrl key": "Strg", "Shift key": "Umschalt", "Page Up key": "Bild auf", "No key": "Keine", "Alt key": "Alt",
        ]
        let driver = FormDriver(
            initial: Keys(shot: try keys("Ctrl+Shift+Page Up")), build: form,
            environment: FormEnvironment(translate: { german[$0] ?? $0 }))
        let user = HeadlessUser(of: driver.session)
        #expect(user.screen.sections[0].rows.map(\.values) == [["[⌨ Strg+Umschalt+Bild auf]"], ["[⌨ Keine]"]])
        let value = try #require(driver.session.rows().first?.value)
        #expect(value.text() == "Ctrl+Shift+Page Up")
        #expect(value.shownText == "Strg+Umschalt+Bild auf")
        try user.record(try keys("XF86AudioPlay"), in: "Video")
        #expect(user.screen.sections[0].rows[1].values == ["[⌨ AudioPlay]"])
        try user.record(try keys("Shift+A"), in: "Video")
        #expect(
            user.screen.sections[0].rows[1].notice
                == "error: “Umschalt+A” is for typing and getting around. Hold Ctrl, Alt or Super as well.")
    }
}
