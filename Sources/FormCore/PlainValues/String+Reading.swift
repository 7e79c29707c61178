extension String {
    /// The text without white space at its start and end.
    var trimmed: Substring { self[...].trimmed }

    /// The text, shortened to 30 characters if necessary, so that it fits into a sentence.
    var shortened: String {
        let longest = 30
        return prefix(longest + 1).count > longest ? "\(prefix(longest - 1))…" : self
    }
}

extension Substring {
    /// The text without white space at its start and end.
    var trimmed: Substring {
        let start = drop(while: \.isWhitespace)
        guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return start[...end]
    }
}
