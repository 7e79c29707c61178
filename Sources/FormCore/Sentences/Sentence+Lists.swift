extension Sentence {
    /// Things that are named one after the other: `Always, Never, When Unlocked`.
    ///
    /// ```swift
    /// Sentence("Choose one of: %s.", Sentence.list(titles.map { Sentence($0) }))
    /// ```
    public static func list(_ items: [Sentence]) -> Sentence {
        Sentence(.list(items))
    }

    /// Things of which one is meant: `1, 6 or 11`.
    public static func alternatives(_ items: [Sentence]) -> Sentence {
        guard items.count > 1, let last = items.last else { return list(items) }
        return Sentence("%1$s or %2$s", list(items.dropLast()), last)
    }

    /// Sentences, one behind the other.
    public static func paragraph(_ sentences: [Sentence]) -> Sentence {
        Sentence(.paragraph(sentences))
    }
}
