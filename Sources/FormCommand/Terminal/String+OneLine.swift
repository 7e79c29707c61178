extension String {
    /// The text as a person can read it on a terminal, or as it is for a program.
    func forPeople(if isForPeople: Bool) -> String { isForPeople ? onOneLine : self }

    /// The text as a sentence can name it: on one line, and of a very long one the beginning and the end.
    var shortened: String {
        count > 120 ? "\(prefix(80))…\(suffix(20))".onOneLine : onOneLine
    }

    /// The text with its control characters as escapes, so that it stays on its line and tells the
    /// terminal nothing.
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
