extension Format where Value: Equatable & Sendable {
    /// One of a few values, by their titles; in any case, where that leaves one of them.
    init(options: [Value], text: @escaping @Sendable (Value) -> String) {
        let titles = options.map(text)
        self.init(
            options: titles,
            isProven: true,
            print: text,
            parse: { typed in
                let folded = typed.lowercased()
                let alike = titles.indices.filter { titles[$0].lowercased() == folded }
                guard let index = titles.firstIndex(of: typed) ?? (alike.count == 1 ? alike.first : nil) else {
                    let all = Sentence.list(titles.map { Sentence($0) })
                    return .failure(FormatError(Sentence("Choose one of: %s.", all)))
                }
                return .success(options[index])
            }
        )
    }
}
