extension Sentence {
    /// Joins items into a list, such as `Always, Never, When Unlocked`.
    ///
    /// ```swift
    /// Sentence("Choose one of: %s.", Sentence.list(titles.map { Sentence($0) }))
    /// ```
    public static func list(_ items: [Sentence]) -> Sentence {
        Sentence(.list(items))
    }

    /// Joins items into a list of alternatives, such as `1, 6 or 11`.
    public static func alternatives(_ items: [Sentence]) -> Sentence {
        guard items.count > 1, let last = items.last else { return list(items) }
        return Sentence("%1$s or %2$s", list(items.dropLast()), last)
    }

    /// Joins sentences into a paragraph, with a space between them.
    public static func paragraph(_ sentences: [Sentence]) -> Sentence {
        Sentence(.paragraph(sentences))
    }
}
