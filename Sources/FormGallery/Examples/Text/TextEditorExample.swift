import FormCore

struct TextEditorValues: Codable, Equatable, Sendable {
    var signature = "Anna Berg\nHarbour Street 7"
    var note = ""
}

let textEditorExample = Example<TextEditorValues>(
    "Text Editor",
    about: "For a text of several lines.",
    code: #"""
        controlCell(title: "Signature", control: textEditor(keyPath: \.signature))
        controlCell(title: "Note", control: textEditor(keyPath: \.note).placeholder("What to remember"))
        """#
) {
    controlCell(title: "Signature", control: textEditor(keyPath: \.signature))
    controlCell(title: "Note", control: textEditor(keyPath: \.note).placeholder("What to remember"))
}
