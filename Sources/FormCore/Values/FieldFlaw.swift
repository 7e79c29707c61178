/// A mistake in an author's format or options, found with the field's present value.
enum FieldFlaw: Equatable {
    /// The format can't read its own text, for the given reason.
    case unreadable(String, reason: String)
    /// The format reads its own text as another value.
    case misread(String)
    /// Two of the options are equal.
    case repeatedOption
    /// Two options that are not equal have the same title.
    case sharedTitle(String)
    /// The value is not among the options.
    case noOption(String)
}

extension FieldFlaw {
    /// Returns the flaw as a mistake of the form's author.
    ///
    /// - Parameter isSecret: True if the value must not appear in a text.
    func mistake(in row: RowPath, isSecret: Bool) -> FormMistake {
        switch self {
        case .unreadable(let text, let reason):
            .unreadableText(isSecret ? nil : (text, reason), row: row)
        case .misread(let text): .misreadText(isSecret ? nil : text, row: row)
        case .repeatedOption: .repeatedOption(row: row)
        case .sharedTitle(let title): .sharedTitle(title, row: row)
        case .noOption(let title): .noOption(title, row: row)
        }
    }
}

extension FieldFlaw {
    /// Returns the flaws of some options. Equal options have equal titles.
    static func of<Value: Equatable>(_ choices: [Choice<Value>]) -> [FieldFlaw] {
        guard Set(choices.map { $0.title }).count < choices.count else { return [] }
        var first: [String: Value] = [:]
        var flaws: [FieldFlaw] = []
        for choice in choices {
            guard let other = first[choice.title] else {
                first[choice.title] = choice.option
                continue
            }
            let flaw = other == choice.option ? FieldFlaw.repeatedOption : .sharedTitle(choice.title)
            if !flaws.contains(flaw) { flaws.append(flaw) }
        }
        return flaws
    }
}

extension Format where Value: Equatable {
    /// Returns the flaws of the format with a value, first as programs write it, then as the user does.
    func flaws(with value: Value, in locale: FormLocale) -> [FieldFlaw] {
        if isProven { return [] }
        let flaws = flaws(with: value, as: print(value), read: parse)
        return flaws.isEmpty ? self.flaws(with: value, as: show(value, locale)) { read($0, locale) } : flaws
    }

    private func flaws(
        with value: Value, as text: String, read: (String) -> Result<Value, FormatError>
    ) -> [FieldFlaw] {
        switch read(text) {
        // A value that is not equal to itself, such as NaN, can't be compared.
        case .success(let read): read == value || value != value ? [] : [.misread(text)]
        case .failure(let error): [.unreadable(text, reason: error.sentence.description)]
        }
    }
}
