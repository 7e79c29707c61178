/// A text that a row may get as its value.
@MainActor
struct TriedText {
    let path: RowPath
    let value: RowValue
    let rules: [RowRule]
    let text: String

    /// Writes the text, where the state is a trial; says why it can't be the value.
    func write() -> FormatError? {
        // What a row of the author's own writes is theirs to know, so it is tried only for rules.
        rules.isEmpty ? value.check(text) : value.write(text, origin: .person)
    }

    /// The row's rules that take their time, with what they look at if the text is the value.
    func asyncLooks(by session: FormSession) -> (debounce: Duration, looks: [RowRule.AsyncLook]) {
        var found = (debounce: Duration.zero, looks: [RowRule.AsyncLook]())
        session.driver?.onTrial {
            if write() == nil { found = rules.asyncLooks() }
        }
        return found
    }
}

/// Texts that are looked at together, as if they were all taken.
@MainActor
struct Trial {
    private var texts: [TriedText]
    private var found: [RowPath: Notice] = [:]

    init(_ texts: [TriedText]) {
        self.texts = texts
    }

    /// What stands against the texts.
    func run(by session: FormSession) -> [RowPath: Notice] {
        var trial = self
        while !trial.texts.isEmpty {
            let before = trial.texts.count
            session.driver?.onTrial { trial.look(translate: session.environment.translate) }
            if trial.texts.count == before { break }
        }
        return trial.found
    }

    /// Looks at all texts, and takes out those with an error.
    private mutating func look(translate: (String) -> String) {
        var remaining: [TriedText] = []
        for text in texts {
            if let error = text.write() {
                found[text.path] = Notice(.error, translate(error.sentence))
            } else {
                remaining.append(text)
            }
        }
        for text in remaining { found[text.path] = text.rules.look() }
        texts = remaining.filter { found[$0.path]?.severity != .error }
    }
}
