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
    /// What is wrong with options, by their titles; equal options have equal titles.
    static func of<Value: Equatable>(_ options: [Value], titles: [String]) -> [FieldFlaw] {
        guard Set(titles).count < titles.count else { return [] }
        var first: [String: Value] = [:]
        var flaws: [FieldFlaw] = []
        for (option, title) in zip(options, titles) {
            guard let other = first[title] else {
                first[title] = option
                continue
            }
            let flaw = other == option ? FieldFlaw.repeatedOption : .sharedTitle(title)
            if !flaws.contains(flaw) { flaws.append(flaw) }
        }
        return flaws
    }
}

extension Format where Value: Equatable {
    /// What is wrong with the format, tried with a value.
    func flaws(with value: Value) -> [FieldFlaw] {
        if isProven { return [] }
        let text = print(value)
        switch parse(text) {
        // What is not equal to itself, such as NaN, can't be told from another value.
        case .success(let read): return read == value || value != value ? [] : [.misread(text)]
        case .failure(let error): return [.unreadable(text, reason: error.sentence.description)]
        }
    }
}
