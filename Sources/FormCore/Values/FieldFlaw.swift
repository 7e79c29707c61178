/// What is wrong with how an author has a field's value written and read, with the value that it has now.
enum FieldFlaw: Equatable {
    /// It can't read its own text, for a reason that it gives.
    case unreadable(String, reason: String)
    /// It reads another value from its own text.
    case misread(String)
    /// Two of the options are equal.
    case repeatedOption
    /// Two options that are not equal have one title.
    case sharedTitle(String)
    /// The value is none of the options.
    case noOption(String)
}

extension FieldFlaw {
    /// The mistake of whoever has made a row.
    ///
    /// - Parameter isSecret: Whether no text may tell the value.
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
    /// What is wrong with options; equal ones have equal titles.
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
    /// What is wrong with the format, tried with a value: as programs write it, or else as the person does.
    func flaws(with value: Value, in locale: FormLocale) -> [FieldFlaw] {
        if isProven { return [] }
        let flaws = flaws(with: value, as: print(value), read: parse)
        return flaws.isEmpty ? self.flaws(with: value, as: show(value, locale)) { read($0, locale) } : flaws
    }

    private func flaws(
        with value: Value, as text: String, read: (String) -> Result<Value, FormatError>
    ) -> [FieldFlaw] {
        switch read(text) {
        // What is not equal to itself, such as NaN, can't be told from another value.
        case .success(let read): read == value || value != value ? [] : [.misread(text)]
        case .failure(let error): [.unreadable(text, reason: error.sentence.description)]
        }
    }
}
