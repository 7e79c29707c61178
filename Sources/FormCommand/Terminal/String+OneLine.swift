extension String {
    /// Returns the text for output. If the user reads the output, characters that can't be seen are escaped; see
    /// ``asValue``. If a program reads the output, the text is unchanged.
    func forPeople(if isForPeople: Bool) -> String { isForPeople ? asValue : self }

    /// The text on one line, for use in a sentence. If the text has more than 120 Unicode scalars, its middle is left out.
    var withoutMiddle: String {
        let scalars = unicodeScalars
        if scalars.count <= 120 { return onOneLine }
        return "\(String(scalars.prefix(80)))…\(String(scalars.suffix(20)))".onOneLine
    }

    /// The text with its control characters and line separators escaped, so that it stays on one line and can't control
    /// the terminal.
    var onOneLine: String { escaping([]) }

    /// The text of a value on one line, with the characters escaped that the user can't see, such as a space at its end.
    var asValue: String { escaping(Set(hiddenCharacters.map(\.index))) }

    private func escaping(_ others: Set<Index>) -> String {
        unicodeScalars.indices.reduce(into: "") { text, index in
            let scalar = unicodeScalars[index]
            switch scalar.properties.generalCategory {
            case .control, .lineSeparator, .paragraphSeparator: text += scalar.escaped(asASCII: true)
            case _ where others.contains(index): text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            default: text.unicodeScalars.append(scalar)
            }
        }
    }
}
