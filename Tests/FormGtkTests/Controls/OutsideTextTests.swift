import CGtk
import FormCore
import FormGtkTesting
import FormTesting
import Testing

@testable import FormGtk

@MainActor
@Suite("Text that is typed or pasted into a window", .serialized, .needsDisplay)
struct OutsideTextTests {
    struct Site: Equatable {
        var name = "Old"
        var password = "old password"
        var port = 1
        var tokens = ["old"]
    }

    private static let form: Form<Site> = sections {
        section {
            controlCell(title: "Name", control: textField(keyPath: \.name)).rules(\.name, [.required])
            controlCell(title: "Password", control: passwordField(keyPath: \.password))
                .rules(\.password, [.printableASCII])
            controlCell(title: "Port", control: formattedField(keyPath: \.port, format: .whole(in: 1...65535)))
            controlCell(title: "Tokens", control: tokenField(keyPath: \.tokens))
        }
    }

    private static let characters: [Unicode.Scalar] = [
        " ", "\t", "\n", "\r", "\u{85}", "\u{2028}", "\u{A0}", "\u{3000}", "\u{AD}", "\u{200B}", "\u{200E}", "\u{FEFF}",
        "\u{1B}", "\u{7F}", ";", "，", "、",
    ]

    private func outcome(_ session: FormSession, _ row: RowPath) -> String {
        session.record[row].issue.map { "\($0.severity): \($0.text)" } ?? "accepted"
    }

    /// True for what only typing takes: a decimal mark that no digit follows yet, and a separator before the first token.
    private func isTypedOnly(_ text: String, in row: RowPath) -> Bool {
        switch row {
        case "Port": text.hasSuffix("，") || text.hasSuffix("、")
        case "Tokens": text.hasPrefix(";") || text.hasPrefix("，") || text.hasPrefix("、")
        default: false
        }
    }

    @Test("has the same effect as a text that is set", arguments: [true, false])
    func doors(isPasted: Bool) async throws {
        var wrong: [String] = []
        for (row, text) in [
            ("Name", "Hall lamp"), ("Password", "battery staple"), ("Port", "8080"), ("Tokens", "attic"),
        ]
            as [(RowPath, String)]
        {
            // The keys of tabs and line breaks do something else.
            for scalar in Self.characters where isPasted || !"\t\n\r\u{85}\u{2028}".unicodeScalars.contains(scalar) {
                for text in [
                    "\(scalar)\(text)", "\(text.prefix(2))\(scalar)\(text.dropFirst(2))", "\(text)\(scalar)",
                ] where !isTypedOnly(text, in: row) {
                    let driver = FormDriver(initial: Site(), build: Self.form)
                    let window = FormWindow(driver.session)
                    let user = GtkUser(of: window)
                    try user.focus(row.description)
                    if isPasted { paste(text, window.widget, user) } else { try user.type(text) }
                    try user.pressReturn()
                    let set = FormDriver(initial: row == "Tokens" ? Site(tokens: []) : Site(), build: Self.form)
                    _ = await set.session.set([(row, text)])
                    if row == "Tokens" { set.set(\.tokens, to: ["old"] + set.state.tokens) }
                    let (found, expected) = (outcome(driver.session, row), outcome(set.session, row))
                    if driver.state != set.state || found != expected && !expected.hasPrefix("accepted") {
                        wrong.append("\(row) \(text.debugDescription): \(driver.state) \(found), not \(set.state)")
                    }
                }
            }
        }
        #expect(wrong == [])
    }

    /// Replaces the whole text of the field that has the focus by what is in the clipboard.
    private func paste(_ text: String, _ window: Widget, _ user: GtkUser) {
        Clipboard.set(text)
        guard let focus = gtk_root_get_focus(window.opaque) else { return }
        gtk_editable_select_region(OpaquePointer(focus), 0, -1)
        Widget(focus).emit("paste-clipboard")
        user.processEvents()
    }
}
