import CGtk
import FormCore
import FormTesting
import Testing

@testable import FormGtk
@testable import FormGtkTesting

/// Something that a user does with keys, and what comes of it.
struct Act {
    enum Key {
        /// A key of a letter.
        case letter(Character)
        case named(NamedKey)
    }

    let name: String
    /// Brings the focus to where the keys are pressed.
    let begin: @MainActor (KeyboardStage) throws -> Void
    /// The keys that are held while the others are pressed one after the other.
    var held: [NamedKey] = []
    let keys: [Key]
    let result: String

    var hasLetter: Bool {
        keys.contains { if case .letter = $0 { true } else { false } }
    }

    /// True if the keypad has one of the keys.
    var isOnKeypad: Bool {
        keys.contains { if case .named(let key) = $0 { key.onKeypad != nil } else { false } }
    }
}

@MainActor
@Suite("Each key with each keyboard", .serialized, .needsDisplay)
struct KeyboardTests {
    @Test(
        "does the same in all layouts, with all locks, on the main keys and on the keypad",
        arguments: KeyboardLayout.all)
    func layouts(layout: KeyboardLayout) throws {
        try check(Act.page, hasSidebar: false, layout)
        try check(Act.sidebar, hasSidebar: true, layout)
    }

    @Test("does the same, mirrored, where the language runs from right to left")
    func rightToLeft() throws {
        defer { gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR) }
        try check(Act.page, hasSidebar: false, .us, isRightToLeft: true)
        try check(Act.sidebar, hasSidebar: true, .us, isRightToLeft: true)
    }

    @Test(
        "types digits on the keypad while Num Lock is on, and starts a search with them", arguments: KeyboardLayout.all)
    func digits(layout: KeyboardLayout) throws {
        let keyboard = try #require(XKeyboard())
        let stage = try KeyboardStage(hasSidebar: false, isRightToLeft: false)
        keyboard.use(layout.symbols, group: layout.group, locks: .num)
        try stage.focusText("Name", at: 4)
        keyboard.press([79])
        #expect(stage.result == "Form | “Anna7|” Name")
        try stage.reset()
        try stage.focusToken(1)
        keyboard.press([79])
        #expect(stage.result == "Form | “7|” Words")
        try stage.reset()
        try stage.focusRow("Ben")
        keyboard.press([79])
        keyboard.press([91])
        #expect(stage.result.hasPrefix("Search | search “7"))
    }

    @Test(
        "does nothing where another layout has a letter that this one has elsewhere",
        arguments: [
            ("dvorak", "zcfqw"), ("dvorak beside us", "zcfqw"), ("de", "z"), ("fr", "q"), ("fr beside us", "q"),
        ])
    func otherLetters(name: String, keys: String) throws {
        let keyboard = try #require(XKeyboard())
        let layout = try #require(KeyboardLayout.all.first { $0.testDescription == name })
        let stage = try KeyboardStage(hasSidebar: false, isRightToLeft: false)
        keyboard.use(layout.symbols, group: layout.group, locks: [])
        try stage.user.toggle("Loud")
        for locks: XKeyboard.Locks in [[], .caps] {
            keyboard.lock(locks)
            for key in keys {
                try stage.focusRow("Code")
                keyboard.press([NamedKey.control.rawValue, KeyboardLayout.code(ofUS: key)])
                #expect(stage.result == "Form | row Code | isLoud true", "\(key)")
            }
        }
    }

    @Test("is recorded as what is printed on it, with all locks", arguments: KeyboardLayout.all)
    func recording(layout: KeyboardLayout) throws {
        let keyboard = try #require(XKeyboard())
        let stage = try KeyboardStage(hasSidebar: false, isRightToLeft: false)
        // GTK's own shortcuts respond to a letter of another script only where no layout of the user's has a Latin one.
        let letter = ["ru": "Л", "gr": "Κ", "il": "ל", "ara": "ن"][layout.testDescription] ?? "K"
        keyboard.use(layout.symbols, group: layout.group, locks: [])
        for locks: XKeyboard.Locks in [[], .caps, .num, [.caps, .num]] {
            keyboard.lock(locks)
            let shortcuts: [(held: [NamedKey], key: XKeyboard.Code, name: String)] = [
                ([.control, .shift], layout.code("k"), "Ctrl+Shift+\(letter)"),
                ([.alt], NamedKey.home.onKeypad!, locks.contains(.num) ? "Alt+KP_7" : "Alt+KP_Home"),
            ]
            for shortcut in shortcuts {
                try stage.reset()
                try stage.focusControl("Keys", \.widget)
                keyboard.press([NamedKey.return.onKeypad!])
                keyboard.press(shortcut.held.map(\.rawValue) + [shortcut.key])
                #expect(stage.driver.state.keys?.description == shortcut.name, "\(locks)")
            }
        }
    }

    /// Does each act on the main keys and, while Num Lock is off, on the keypad.
    ///
    /// Acts with a letter are done with all locks. The others are done with all locks in one layout, and once on the
    /// keypad in each of the other layouts, which have the same main keys for them.
    private func check(_ acts: [Act], hasSidebar: Bool, _ layout: KeyboardLayout, isRightToLeft: Bool = false) throws {
        let keyboard = try #require(XKeyboard())
        let stage = try KeyboardStage(hasSidebar: hasSidebar, isRightToLeft: isRightToLeft)
        var failures: [String] = []
        var count = 0
        keyboard.use(layout.symbols, group: layout.group, locks: [])
        for locks: XKeyboard.Locks in [[], .caps, .num, [.caps, .num]] {
            keyboard.lock(locks)
            for act in acts {
                let isOnce = layout.symbols != KeyboardLayout.us.symbols && !act.hasLetter
                for isOnKeypad in [false, true] where !isOnKeypad || act.isOnKeypad && !locks.contains(.num) {
                    guard !isOnce || isOnKeypad && locks == .caps else { continue }
                    count += 1
                    try stage.reset()
                    keyboard.synchronize()
                    try act.begin(stage)
                    keyboard.synchronize()
                    for key in act.keys {
                        let code = code(of: key, layout, isOnKeypad: isOnKeypad, isRightToLeft: isRightToLeft)
                        keyboard.press(act.held.map(\.rawValue) + [code])
                    }
                    // A popover gives the focus back when it has disappeared.
                    if stage.result != act.result { stage.user.nextFrame() }
                    guard stage.result != act.result else { continue }
                    failures.append("\(act.name), keypad \(isOnKeypad), \(locks): \(stage.result), not \(act.result)")
                }
            }
        }
        #expect(failures.isEmpty, "\(failures.count) of \(count) cells:\n\(failures.joined(separator: "\n"))")
    }

    private func code(
        of key: Act.Key, _ layout: KeyboardLayout, isOnKeypad: Bool, isRightToLeft: Bool
    ) -> XKeyboard.Code {
        switch key {
        case .letter(let letter): return layout.code(letter)
        case .named(let key):
            let key = isRightToLeft ? key.mirrored : key
            return isOnKeypad ? key.onKeypad ?? key.rawValue : key.rawValue
        }
    }
}
