extension String {
    /// Returns the text escaped on one line if the user reads it, or unchanged if a program does.
    func forPeople(if isForPeople: Bool) -> String { isForPeople ? onOneLine : self }

    /// The text on one line, for use in a sentence. The middle of a very long text is left out.
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
