/// Returns text as a single line, for a widget that has only one.
///
/// Line breaks at the start and at the end are removed, so a password that was copied with a trailing line break still
/// works. Every other run of line breaks is replaced by `joint`.
///
/// - Parameter joint: The replacement for a run of line breaks.
package func oneLine(_ text: String, joinedBy joint: String = " ") -> String {
    guard hasLineBreak(text) else { return text }
    let lines = text.unicodeScalars.split(whereSeparator: isLineBreak)
    return String(String.UnicodeScalarView(lines.joined(separator: joint.unicodeScalars)))
}

func hasLineBreak(_ text: String) -> Bool { text.unicodeScalars.contains(where: isLineBreak) }

private func isLineBreak(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\n", "\r", "\u{0B}", "\u{0C}", "\u{85}", "\u{2028}", "\u{2029}": true
    default: false
    }
}

/// Returns the text with each null character replaced by the symbol `␀`, because a toolkit would take a null character
/// as the end of the text.
func visible(_ text: String) -> String {
    guard text.utf8.contains(0) else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.map { $0 == "\0" ? "␀" : $0 }))
}
