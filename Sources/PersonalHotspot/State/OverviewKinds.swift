import FormCore

/// The status of something that a row turns on and off.
struct RowStatus: Equatable, Sendable {
    /// The look of the row, which expresses the status in a colour or with a spinner. The words say it as well.
    enum Look: String, Equatable, Sendable, CaseIterable {
        case inactive, busy, active, warning, error
    }

    var look: Look
    /// The status in one or two words.
    var headline: Sentence
    /// What else is worth knowing, in a few words each.
    var details: [Sentence]

    init(_ look: Look, _ headline: Sentence, details: [Sentence] = []) {
        self.look = look
        self.headline = headline
        self.details = details
    }

    /// The headline and the details in one line.
    var sentence: Sentence { details.reduce(headline) { Sentence("%1$s · %2$s", $0, $1) } }
}

/// A page that takes the place of a form's sections.
struct StatusPage: Equatable, Sendable {
    /// The situation in a few words, capitalised like a title.
    var title: Sentence
    /// A sentence that says what the user can do about it.
    var text: Sentence
    /// The name of the icon above the title.
    var symbol: String

    init(_ title: Sentence, text: Sentence, symbol: String) {
        self.title = title
        self.text = text
        self.symbol = symbol
    }
}

extension String {
    /// The text of a status with no-break spaces, so that a number stays with the word that it counts, and no line
    /// begins with a “·”.
    var keptTogether: String {
        var text = ""
        for character in self {
            let isKept = character.isWhitespace && text.last?.isNumber == true
            if character == "·", text.last?.isWhitespace == true {
                text.removeLast()
                text.append("\u{A0}")
            }
            text.append(isKept ? "\u{A0}" : character)
        }
        return text
    }
}
