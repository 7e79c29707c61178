extension Format {
    /// Several values with a separator between them: `a, b, c`; an empty text is no value.
    ///
    /// Spaces around a value are ignored. A value whose text has the separator in it, begins or ends with a space or is
    /// empty stands in quotation marks, `"a, b", c`; a quotation mark in there is doubled. Where the separator is the
    /// decimal mark of the person's locale, numbers are shown with a semicolon between them: `1,5; 2`.
    ///
    /// ```swift
    /// let hosts = Format.list(of: Format<String>.text)
    /// ```
    ///
    /// - Parameters:
    ///   - element: The format of a value; what it says of a text that it can't read is told with that text.
    ///   - separator: What stands between two values; not a quotation mark.
    public static func list<Element>(of element: Format<Element>, separator: Unicode.Scalar = ",") -> Format
    where Value == [Element] {
        let shownSeparator = { @Sendable in element.listSeparator(in: $0, insteadOf: separator) }
        let parse = { @Sendable (text: String) in
            values(of: ListText.items(of: text, separatedBy: separator), element.parse)
        }
        return Format(
            isProven: element.isProven,
            print: { ListText.text(of: $0.map(element.print), separatedBy: separator) },
            parse: parse,
            show: { values, locale in
                ListText.text(of: values.map { element.show($0, locale) }, separatedBy: shownSeparator(locale))
            },
            read: { text, locale in
                let own = shownSeparator(locale)
                let result = values(of: ListText.items(of: text, separatedBy: own)) { element.read($0, locale) }
                // As programs write it.
                if own != separator, case .failure = result, case .success(let values) = parse(text) {
                    return .success(values)
                }
                return result
            }
        )
    }
}

extension Format {
    /// What stands between two values as the person writes them.
    func listSeparator(in locale: FormLocale, insteadOf separator: Unicode.Scalar = ",") -> Unicode.Scalar {
        hasDecimalMark && locale.decimalSeparator == String(separator) ? ";" : separator
    }

    /// Values with those of a text that the person adds to them, but for those that are there already.
    func list(
        adding text: String, to values: [Value], in locale: FormLocale
    ) -> Result<[Value], FormatError> where Value: Equatable {
        var values = values
        let items = ListText.tokens(of: text, separatedBy: listSeparator(in: locale))
        for item in items {
            switch read(item, locale) {
            case .success(let value): if !values.contains(value) { values.append(value) }
            case .failure(let error):
                return .failure(items.count == 1 ? error : FormatError(naming: item, error))
            }
        }
        return .success(values)
    }
}

/// The values of items, or what is wrong with the first that is none.
private func values<Element>(
    of items: [ListText.Item], _ read: (String) -> Result<Element, FormatError>
) -> Result<[Element], FormatError> {
    var values: [Element] = []
    for (index, item) in items.enumerated() {
        if item.text.isEmpty, !item.isQuoted {
            return .failure(FormatError(Sentence("Item %s is empty: type something there, or remove it.", index + 1)))
        }
        switch read(item.text) {
        case .success(let value): values.append(value)
        case .failure(let error):
            return .failure(FormatError(naming: item.text, error))
        }
    }
    return .success(values)
}

extension FormatError {
    /// What is wrong with one text of several.
    fileprivate init(naming text: String, _ error: FormatError) {
        self.init(Sentence("“%1$s”: %2$s", text.shortened, error.sentence))
    }
}
