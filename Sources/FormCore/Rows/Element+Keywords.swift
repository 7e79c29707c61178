extension Element {
    /// Other words for what the row is about, which a search finds it by; they are translated and not shown.
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
