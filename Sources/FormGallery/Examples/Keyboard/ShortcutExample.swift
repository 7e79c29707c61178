import FormCore

struct ShortcutValues: Codable, Equatable, Sendable {
    var screenshot = KeyboardShortcut("Ctrl+Shift+P")
    var video: KeyboardShortcut?
}

let shortcutExample = Example<ShortcutValues>(
    "Keyboard Shortcut",
    about: "For keys that the person chooses by pressing them. No two rows may have the same.",
    code: #"""
        controlCell(title: "Take a Screenshot", control: shortcutField(keyPath: \.screenshot))
            .rules(\.self, [differentKeys])
        controlCell(title: "Record the Screen", control: shortcutField(keyPath: \.video))
            .rules(\.self, [differentKeys])

        private let differentKeys = Rule<ShortcutValues>("These keys are those of another row.") { values in
            values.screenshot != values.video || values.video == nil
        }
        """#
) {
    controlCell(title: "Take a Screenshot", control: shortcutField(keyPath: \.screenshot))
        .rules(\.self, [differentKeys])
    controlCell(title: "Record the Screen", control: shortcutField(keyPath: \.video))
        .rules(\.self, [differentKeys])
}

private let differentKeys = Rule<ShortcutValues>("These keys are those of another row.") { values in
    values.screenshot != values.video || values.video == nil
}
