extension String {
    /// The text with a closing mark appended for each change of writing direction that the text begins but doesn't end.
    ///
    /// Without the closing marks, a name from another program could reverse the direction of the text after the name,
    /// such as the rest of a question that contains the name.
    ///
    /// Source: Unicode Standard Annex #9, sections 2.1 to 2.5.
    var endingDirections: String {
        // Most strings contain no mark that changes the direction. In UTF-8, all such marks begin with this byte.
        guard utf8.contains(0xE2) else { return self }
        var open: [Unicode.Scalar] = []
        for scalar in unicodeScalars {
            switch scalar {
            case "\u{202A}", "\u{202B}", "\u{202D}", "\u{202E}": open.append("\u{202C}")
            case "\u{2066}", "\u{2067}", "\u{2068}": open.append("\u{2069}")
            case "\u{202C}" where open.last == scalar: open.removeLast()
            // The end of an isolate also ends the direction changes that began inside the isolate.
            case "\u{2069}": if let start = open.lastIndex(of: scalar) { open.removeSubrange(start...) }
            default: break
            }
        }
        return open.isEmpty ? self : self + String(String.UnicodeScalarView(open.reversed()))
    }
}
