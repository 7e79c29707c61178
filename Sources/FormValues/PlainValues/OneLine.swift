/// Returns text as a single line, for a widget that has only one.
///
/// Line breaks and tabs at the start and at the end are removed. Every other run of them is replaced by `joint`.
///
/// - Parameter joint: The replacement for a run of line breaks and tabs.
package func oneLine(_ text: String, joinedBy joint: String = " ") -> String {
    guard hasLineBreak(text) else { return text }
    let lines = text.unicodeScalars.split { $0.isLineBreak || $0 == "\t" }
    return String(String.UnicodeScalarView(lines.joined(separator: joint.unicodeScalars)))
}

/// Returns a secret without the line breaks at its start and at its end, and a mark of an encoding among them, so a
/// secret that was copied with a line break still works. Other characters are kept, because dots would hide that they have changed.
package func secretLine(_ text: String) -> String {
    guard hasLineBreak(text) else { return text }
    let start = text.unicodeScalars.drop { $0.isLineBreak || $0 == "\u{FEFF}" }
    return start.lastIndex { !$0.isLineBreak }.map { String(start[...$0]) } ?? ""
}

/// Returns true if a text has more than one line, or a tab.
package func hasLineBreak(_ text: String) -> Bool { text.unicodeScalars.contains { $0.isLineBreak || $0 == "\t" } }

/// Returns the text with each null character replaced by the symbol `␀`, because a toolkit would take a null character
/// as the end of the text.
package func visible(_ text: String) -> String {
    guard text.utf8.contains(0) else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.map { $0 == "\0" ? "␀" : $0 }))
}
