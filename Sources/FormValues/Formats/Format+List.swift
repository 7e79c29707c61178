extension Format {
    /// A list of values with a separator between them, such as `a, b, c`. Empty text is an empty list.
    ///
    /// Spaces around a value are ignored. Line breaks and tabs separate values too; if the separator is a comma, so do
    /// semicolons and the commas of other scripts, such as `、` and `،`. A value is written in quotation marks, as in
    /// `"a, b", c`, if its text is empty, contains a separator, begins with a quotation mark, or begins or ends with a
    /// space. Quotation marks inside the quoted text are doubled. If the separator is also the decimal mark of the user's locale, numbers are
    /// separated by semicolons on the screen: `1,5; 2`. A separator with a space after it is read there as well.
    ///
    /// ```swift
    /// let hosts = Format.list(of: Format<String>.text)
    /// ```
    ///
    /// - Parameters:
    ///   - element: The format of a single value. If it can't read an item of the list, the error quotes the item.
    ///   - separator: The separator between two values. It can't be a quotation mark.
    public static func list<Element>(of element: Format<Element>, separator: Unicode.Scalar = ",") -> Format
    where Value == [Element] {
        let shownSeparator = { @Sendable in element.listSeparator(in: $0, insteadOf: separator) }
        let format = Format(
            print: { ListText.text(of: $0.map(element.print), separatedBy: separator) },
            parse: { values(of: ListText.items(of: $0, separatedBy: separator), element.parse) },
            show: { values, locale in
                ListText.text(of: values.map { element.show($0, locale) }, separatedBy: shownSeparator(locale))
            },
            read: { text, locale in
                let own = shownSeparator(locale)
                let read = { (text: String) in
                    values(of: ListText.items(of: text, separatedBy: own)) { element.read($0, locale) }
                }
                let result = read(text)
                // The user may have typed the list with the separator for programs, as on the command line. Without a
                // space behind it, it is the decimal mark.
                if own != separator, case .failure = result,
                    case .success(let values) = read(text.replacing("\(separator) ", with: "\(own) "))
                {
                    return .success(values)
                }
                return result
            }
        ).proven(element.isProven, shape: .list)
        return element.isInAnyScript ? format.inAnyScript() : format
    }
}

extension Format {
    /// Returns the separator that the user types between two values. This is a semicolon if the values can contain a
    /// decimal mark and `separator` is the locale's decimal mark. Otherwise, it is `separator`.
    package func listSeparator(in locale: FormLocale, insteadOf separator: Unicode.Scalar = ",") -> Unicode.Scalar {
        hasDecimalMark && locale.decimalSeparator == String(separator) ? ";" : separator
    }

    /// Reads the values in the text and appends those that aren't in `values` yet. Returns the whole list, or an error
    /// about the first item that can't be read.
    package func list(
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

/// Reads the items. Returns their values, or an error about the first item that can't be read.
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
    /// Makes an error about one item of a list, which quotes the item's text.
    fileprivate init(naming text: String, _ error: FormatError) {
        self.init(Sentence("“%1$s”: %2$s", text.shortened, error.sentence))
    }
}
