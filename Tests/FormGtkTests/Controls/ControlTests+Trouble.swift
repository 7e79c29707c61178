import FormCore
import FormGtkTesting
import FormTesting
import Testing

extension ControlTests {
    @Test("asks which of two values counts that two programs have stored", arguments: Renderer.allCases, controlCases)
    func conflict(renderer: Renderer, control: ControlCase) throws {
        let stage = stage(renderer, control)
        stage.driver.baselines.saved = ControlValues()
        stage.driver.baselines.theirs = changed(control)
        #expect(try stage.row("Row")?.conflict?.hasPrefix("Also changed") == true)
        #expect(try signs(stage).hasPrefix(control.signs.before))
        try stage.user.resolveConflict(of: "Row", .theirs)
        #expect(try stage.row("Row")?.conflict == nil)
        #expect(stage.driver.state == changed(control))
        #expect(try signs(stage).hasPrefix(control.signs.after))
    }

    @Test("loses no text that is being typed when its window closes", arguments: Renderer.allCases, typedCases)
    func closing(renderer: Renderer, control: ControlCase) throws {
        let stage = stage(renderer, control)
        try stage.user.type(control.texts.after, into: "Row")
        #expect(stage.driver.state == ControlValues())
        try stage.user.closeWindow()
        #expect(!stage.user.isWindowOpen)
        #expect(stage.driver.state == changed(control))
    }

    @Test("asks before a text is lost that is no value", arguments: Renderer.allCases, typedCases)
    func closingWithWrongText(renderer: Renderer, control: ControlCase) throws {
        guard let text = control.wrongText else { return }
        let stage = stage(renderer, control)
        try stage.user.type(text, into: "Row")
        try stage.user.closeWindow()
        #expect(stage.user.isWindowOpen)
        try stage.user.answerQuestion("Discard")
        #expect(!stage.user.isWindowOpen)
        #expect(stage.driver.state == ControlValues())
    }

    @Test(
        "has the focus on a text that is no value when its window stays open", arguments: Renderer.allCases, typedCases)
    func stayingWithWrongText(renderer: Renderer, control: ControlCase) throws {
        guard let text = control.wrongText else { return }
        let stage = stage(renderer, control)
        try stage.user.type(text, into: "Row")
        try stage.user.closeWindow()
        try stage.user.answerQuestion("Cancel")
        #expect(try signs(stage) != control.signs.before)
        try stage.user.pressEscape()
        #expect(stage.user.isWindowOpen)
        #expect(try signs(stage) == control.signs.before)
    }

    @Test("takes a text for what it is, or says what is wrong with it", arguments: Renderer.allCases, typedCases)
    func badText(renderer: Renderer, control: ControlCase) throws {
        let stage = stage(renderer, control)
        // In front of GTK each character is typed by itself.
        for text in badTexts where renderer == .headless || text.utf8.count < 1000 {
            try stage.user.type(text, into: "Row")
            try control.kind == .textEditor ? stage.user.pressControlReturn() : stage.user.pressReturn()
            let notice = try stage.row("Row")?.notice
            if notice?.hasPrefix("error: ") != true {
                // It was a value, perhaps with a warning: the next one begins where this one did.
                #expect(notice == nil || notice?.hasPrefix("warning: ") == true)
                while stage.driver.session.undoStep != nil { try stage.user.undo() }
            } else {
                #expect(stage.driver.state == ControlValues())
                try stage.user.pressEscape()
            }
            #expect(stage.driver.state == ControlValues())
            #expect(try signs(stage) == control.signs.before, "\(text.prefix(20).debugDescription)")
            #expect(try stage.row("Row")?.notice == nil)
        }
    }

    @Test("reads no text but that of its values", arguments: controlCases)
    func badWriting(control: ControlCase) throws {
        let stage = stage(.headless, control)
        let value = try #require(stage.driver.session.rows().first { $0.path == "Row" }?.value)
        for text in badTexts {
            if let refusal = value.write(text) {
                #expect(!refusal.description.isEmpty)
                #expect(stage.driver.state == ControlValues())
            } else {
                // What was written is what is read.
                let read = value.text()
                #expect(value.write(read) == nil && value.text() == read)
                stage.driver.change { $0 = ControlValues() }
            }
        }
    }
}

/// The controls in which a text is typed.
private let typedCases = controlCases.filter { control in
    [.textField, .dateField, .colorField, .fontField, .fileField, .textEditor, .numberField, .slider].contains(
        control.kind)
        || control.kind == .tokenField && control.texts.after.hasPrefix(control.texts.before)
}

/// What a person may paste by mistake, or a script may write.
private let badTexts = [
    "", " ", "1e400", "NaN", "-0", "−5", "1,5", "1.5.5", "0x7", "11", "2026-02-30", "24. 12.", "#ggg", "red\u{301}",
    "👩‍👩‍👧‍👦", "שלום 7", "\u{202e}7", "e\u{301}", "a\0b", "\u{FFFD}", "line\nbreak", "\u{feff}7",
    String(repeating: "9", count: 100_000),
]
