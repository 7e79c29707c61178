extension String {
    /// The text with an end for each change of direction that it begins and does not end, so that what stands behind it
    /// is read as it was meant: a name from elsewhere turns no question about it around.
    ///
    /// Source: Unicode Standard Annex #9, sections 2.1 to 2.5.
    var endingDirections: String {
        // All of these signs begin with this byte in UTF-8, and few texts have it.
        guard utf8.contains(0xE2) else { return self }
        var open: [Unicode.Scalar] = []
        for scalar in unicodeScalars {
            switch scalar {
            case "\u{202A}", "\u{202B}", "\u{202D}", "\u{202E}": open.append("\u{202C}")
            case "\u{2066}", "\u{2067}", "\u{2068}": open.append("\u{2069}")
            case "\u{202C}" where open.last == scalar: open.removeLast()
            // The end of an isolate ends what was begun within it.
            case "\u{2069}": if let start = open.lastIndex(of: scalar) { open.removeSubrange(start...) }
            default: break
            }
        }
        return open.isEmpty ? self : self + String(String.UnicodeScalarView(open.reversed()))
    }
}
