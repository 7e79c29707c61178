extension Element {
    /// Adds words by which a search finds the row. The words are translated and not shown.
    ///
    /// ```swift
    /// nestedTextField(title: "Network Name", keyPath: \.networkName)
    ///     .keywords("SSID", "Wi-Fi name")
    /// ```
    public func keywords(_ words: String...) -> Self where Content == FormCell {
        modified { cell, context in
            cell.keywords += words.map(context.translate)
            return { _ in }
        }
    }
}
