extension Element {
    /// Adds words by which a search finds the row. The words are translated and not shown.
    ///
    /// ```swift
    /// nestedTextField(title: "Network Name", keyPath: \.networkName)
    ///     .keywords("SSID", "Wi-Fi name")
    /// ```
    public func keywords(_ words: String...) -> Self where Content == FormCell {
        changing { $0.keywords += words }
    }
}
