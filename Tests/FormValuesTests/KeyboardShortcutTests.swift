import FormValues
import RandomNumbers
import Testing

@Suite("Keyboard shortcuts")
struct KeyboardShortcutTests {
    @Test(
        "are read with their modifiers in any order, and as GTK writes them",
        arguments: [
            ("Ctrl+Shift+P", "Ctrl+Shift+P"), ("shift+CONTROL+p", "Ctrl+Shift+P"), (" Ctrl + P ", "Ctrl+P"),
            ("<Control><Shift>p", "Ctrl+Shift+P"), ("<Primary>P", "Ctrl+P"),
            ("<Shift><Alt><Super><Ctrl>F1", "Super+Ctrl+Alt+Shift+F1"),
            ("f35", "F35"), ("Ctrl++", "Ctrl++"), ("+", "+"), ("Ctrl + +", "Ctrl++"), ("<Control>plus", "Ctrl++"),
            ("Ctrl+plus", "Ctrl++"), ("<Alt>comma", "Alt+,"), ("Ctrl+<", "Ctrl+<"), ("<Control>less", "Ctrl+<"),
            ("Page_Up", "Page Up"), ("ctrl+pgup", "Ctrl+Page Up"), ("<Control>Prior", "Ctrl+Page Up"),
            ("<Alt>BackSpace", "Alt+Backspace"), ("Super+space", "Super+Space"),
            ("Enter", "Return"), ("KP_Enter", "KP_Enter"), ("ctrl+kp_add", "Ctrl+KP_Add"), ("Ctrl+KP_7", "Ctrl+KP_7"),
            ("XF86AudioPlay", "XF86AudioPlay"), ("Ctrl+dead_acute", "Ctrl+dead_acute"), ("Ctrl+é", "Ctrl+É"),
            ("Ctrl+ß", "Ctrl+ß"), ("Ctrl+ı", "Ctrl+ı"), ("Ctrl+i", "Ctrl+I"), ("Ctrl+ж", "Ctrl+Ж"),
            ("Ctrl+😀", "Ctrl+😀"),
        ])
    func read(text: String, printed: String) throws {
        let shortcut = try #require(KeyboardShortcut(text))
        #expect(shortcut.description == printed)
        #expect(KeyboardShortcut(printed) == shortcut)
        #expect(KeyboardShortcut(shortcut.modifiers, key: shortcut.key) == shortcut)
    }

    @Test(
        "are nothing else",
        arguments: [
            "", " ", "Ctrl", "Ctrl+", "+P", "++", "Ctrl+Shift+", "Ctrl+Entr", "Ctrl+PQ", "Ctrl+P+Q", "P+Ctrl", "F0",
            "F36",
            "Hyper+P", "<Control>", "<Control", "<Hyper>p", "<>p", "Ctrl+\t", "Ctrl+\u{7f}", "Ctrl+e\u{301}",
            "Ctrl+\u{301}", "Ctrl+\u{202e}", "Ctrl+\u{a0}", "XF86", "XF86 Audio", "dead_", "Ctrl+👩‍👩‍👧",
        ])
    func refused(text: String) {
        #expect(KeyboardShortcut(text) == nil)
        #expect(Format.shortcut.refusal(of: text) == "Type a keyboard shortcut, such as Ctrl+Shift+P.")
    }

    @Test(
        "are refused where the person needs the keys to type and to get around",
        arguments: [
            "P", "Shift+P", "7", "+", "É", "Space", "Tab", "Shift+Tab", "Return", "Escape", "Backspace", "Left",
            "Page Up",
            "KP_7", "KP_Enter", "dead_acute",
        ])
    func alone(text: String) throws {
        #expect(
            Format.shortcut.refusal(of: text)
                == "“\(text)” is for typing and getting around. Hold Ctrl, Alt or Super as well.")
        for held in ["Ctrl", "Alt", "Super"] { #expect(Format.shortcut.refusal(of: "\(held)+\(text)") == nil) }
    }

    @Test(
        "may be a key alone that nobody types with",
        arguments: ["F1", "Shift+F10", "Print", "XF86AudioPlay", "Menu", "KP_F1"])
    func functionKeys(text: String) {
        #expect(Format.shortcut.value(of: text)?.description == text)
    }

    @Test("are read back, whatever is printed")
    func proven() {
        let keys = ["Page Up", "F12", "+", "-", "<", ">", "XF86AudioMute", "KP_Add", "Space", "Escape", "_", " "]
        let shortcut = { (generator: inout SeededGenerator) in
            let modifiers = KeyboardShortcut.Modifiers(rawValue: Int.random(in: 1...7, using: &generator))
            let scalar = Unicode.Scalar(UInt32.random(in: 0x21...0x2fff, using: &generator)).map(String.init)
            let key = Bool.random(using: &generator) ? scalar : keys.randomElement(using: &generator)
            return KeyboardShortcut(modifiers, key: key ?? "A") ?? KeyboardShortcut(modifiers, key: "A")!
        }
        Format.shortcut.prove("shortcut", alphabet: "CtrlShiftAlt<>_+ F1") { shortcut(&$0) }
    }
}
