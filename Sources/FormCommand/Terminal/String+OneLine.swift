extension String {
    /// Returns the text for output. If the user reads the output, control characters are escaped so that the text stays
    /// on one line. If a program reads the output, the text is unchanged.
    func forPeople(if isForPeople: Bool) -> String { isForPeople ? onOneLine : self }

    /// The text on one line, for use in a sentence. If the text is longer than 120 characters, its middle is left out.
    var shortened: String {
        count > 120 ? "\(prefix(80))…\(suffix(20))".onOneLine : onOneLine
    }

    /// The text with its control characters escaped, so that it stays on one line and can't control the terminal.
    var onOneLine: String {
        unicodeScalars.reduce(into: "") { text, scalar in
            if scalar.properties.generalCategory == .control {
                text += scalar.escaped(asASCII: true)
            } else {
                text.unicodeScalars.append(scalar)
            }
        }
    }
}
