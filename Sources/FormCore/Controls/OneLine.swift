/// What an entry of one line makes of a text with line breaks: those around it are gone, and each run of others is a
/// space.
///
/// So a password that was copied with the end of its line is the password.
///
/// - Parameter joint: What stands in place of a run of line breaks.
package func oneLine(_ text: String, joinedBy joint: String = " ") -> String {
    guard hasLineBreak(text) else { return text }
    let lines = text.unicodeScalars.split(whereSeparator: isLineBreak)
    return String(String.UnicodeScalarView(lines.joined(separator: joint.unicodeScalars)))
}

/// Whether a text has more than one line.
func hasLineBreak(_ text: String) -> Bool { text.unicodeScalars.contains(where: isLineBreak) }

private func isLineBreak(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\n", "\r", "\u{0B}", "\u{0C}", "\u{85}", "\u{2028}", "\u{2029}": true
    default: false
    }
}

/// A text as a toolkit can show it, for which the character 0 is a text's end: with the sign for it instead.
func visible(_ text: String) -> String {
    guard text.utf8.contains(0) else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.map { $0 == "\0" ? "␀" : $0 }))
}
