/// What a text that is typed, pasted, given as an argument or read from another program may consist of.
///
/// The field applies the shape to each text, so a text has the same effect in whichever of these ways it comes.
package enum TextShape {
    /// One line. Runs of line breaks and tabs become a space, or are removed at either end; invisible characters that
    /// can't be intended are removed; other control characters are refused.
    case line
    /// A secret of one line. Line breaks at either end are removed, and other control characters are refused. Nothing
    /// else changes, because the user couldn't see it.
    case secret
    /// One line with a list, in which line breaks and tabs separate items.
    case list
    /// Several lines. Line breaks of other systems become line feeds.
    case lines
    /// The text as it is.
    case exact

    /// Returns the text of a value, or the reason why it can't be one.
    ///
    /// - Parameter old: The text of the present value. If it has line breaks or tabs, a single line keeps them.
    package func text(from typed: String, over old: @autoclosure () -> String = "") -> Result<String, FormatError> {
        if typed.isPlain { return .success(typed) }
        // A list is read again as a whole when a token is removed, which changes no other token.
        if self == .list, old().unicodeScalars.contains(where: { $0.isControl || $0.isInvisible }) {
            return .success(typed)
        }
        let text = withoutMark(typed)
        let cleaned =
            switch self {
            case .line: hasLineBreak(text) && hasLineBreak(old()) ? text : oneLine(text.withoutStrayCharacters)
            case .secret: secretLine(text)
            case .list: text.withoutStrayCharacters
            case .lines, .exact: text
            }
        let control = HiddenCharacter.first(in: cleaned) { scalar in
            switch self {
            case .line, .list: scalar.isControl && scalar != "\t"
            case .secret: scalar.isControl || scalar.isLineBreak
            case .lines, .exact: false
            }
        }
        if let control { return .failure(FormatError(.paragraph([control.sentence, "Remove it."]))) }
        return .success(cleaned)
    }

    /// Returns the text without the mark of an encoding at its start, and, for several lines, with line feeds.
    private func withoutMark(_ text: String) -> String {
        if case .exact = self { return text }
        let isMarked = text.unicodeScalars.first == "\u{FEFF}"
        let text = isMarked ? String(text.unicodeScalars.drop { $0 == "\u{FEFF}" }) : text
        guard case .lines = self, text.utf8.contains(UInt8(ascii: "\r")) else { return text }
        return text.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
    }
}
