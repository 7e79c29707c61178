extension String {
    /// The text without the white space around it.
    var trimmed: Substring { self[...].trimmed }

    /// The text, or of a longer one than a sentence can hold the beginning.
    var shortened: String {
        let longest = 30
        return prefix(longest + 1).count > longest ? "\(prefix(longest - 1))…" : self
    }
}

extension Substring {
    /// The text without the white space around it.
    var trimmed: Substring {
        let start = drop(while: \.isWhitespace)
        guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return start[...end]
    }
}
