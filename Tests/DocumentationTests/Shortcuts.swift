import FormCore
import FormTesting
import Testing

// The code of the article “Keyboard shortcuts”.

struct CaptureKeys: Codable, Equatable {
    var screenshot = KeyboardShortcut("Ctrl+Shift+P")
    var video: KeyboardShortcut?
}

let captureKeysForm: Form<CaptureKeys> = sections {
    section {
        controlCell(title: "Take a Screenshot", control: shortcutField(keyPath: \.screenshot))
            .rules(\.screenshot, [Rule("Choose the keys for a screenshot.") { $0 != nil }])
        controlCell(title: "Record the Screen", control: shortcutField(keyPath: \.video))
    }
}
.rule(for: "Take a Screenshot", "Record the Screen") { keys in
    keys.video != nil && keys.video == keys.screenshot ? .error("Both rows have these keys.") : nil
}

@MainActor
@Suite("Keyboard shortcuts")
struct ShortcutsTests {
    @Test("are refused where another row has the same, and taken once it has others")
    func conflict() throws {
        let driver = FormDriver(initial: CaptureKeys(), build: captureKeysForm, title: "Keys")
        let user = HeadlessUser(of: driver.session)
        try user.record(try #require(KeyboardShortcut("Ctrl+Shift+P")), in: "Record the Screen")
        #expect(
            user.screen.description == """
                Keys

                  Take a Screenshot [⌨ Ctrl+Shift+P]
                  Record the Screen [⌨ Ctrl+Shift+P]
                    ! error: Both rows have these keys.
                """)
        try user.record(try #require(KeyboardShortcut("Print")), in: "Take a Screenshot")
        #expect(driver.state == CaptureKeys(screenshot: KeyboardShortcut("Print"), video: CaptureKeys().screenshot))
    }
}
