/// A character that the user may not notice in a text, and its position.
package struct HiddenCharacter {
    private let scalar: Unicode.Scalar
    /// The number of the character, counted from 1.
    private let number: Int
    private let isLast: Bool

    /// - Parameter index: The index of the character in the text.
    init(_ scalar: Unicode.Scalar, at index: String.Index, in text: String) {
        self.scalar = scalar
        let scalars = text.unicodeScalars
        number = String(scalars[..<index]).count + 1
        isLast = scalars.index(after: index) == scalars.endIndex
    }

    /// The first hidden character of a text; `nil` if there is none.
    package static func first(in text: String) -> HiddenCharacter? {
        text.hiddenCharacters.first.map { HiddenCharacter($0.scalar, at: $0.index, in: text) }
    }

    /// The first character of a text that has a property; `nil` if none has it.
    static func first(in text: String, where isMatch: (Unicode.Scalar) -> Bool) -> HiddenCharacter? {
        text.unicodeScalars.firstIndex(where: isMatch).map {
            HiddenCharacter(text.unicodeScalars[$0], at: $0, in: text)
        }
    }

    /// A sentence that names the character and says where it is.
    package var sentence: Sentence {
        if number == 1 { return Sentence("The first character is %s.", name) }
        return isLast
            ? Sentence("The last character is %s.", name) : Sentence("Character %1$s is %2$s.", number, name)
    }

    private var name: Sentence {
        switch scalar {
        case " ": "a space"
        case "\t": "a tab"
        case "\u{A0}", "\u{202F}": Sentence("a no-break space (%s)", scalar.code)
        case "\u{3000}": Sentence("an ideographic space (%s)", scalar.code)
        case "\u{AD}": Sentence("a soft hyphen (%s)", scalar.code)
        case "\u{200B}", "\u{2060}", "\u{FEFF}": Sentence("a space without width (%s)", scalar.code)
        case "\u{200C}", "\u{200D}": Sentence("an invisible joiner (%s)", scalar.code)
        case "\u{200E}", "\u{200F}", "\u{061C}", "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}":
            Sentence("an invisible mark of the text direction (%s)", scalar.code)
        case _ where scalar.isLineBreak: "a line break"
        case _ where scalar.isControl: Sentence("a control character (%s)", scalar.code)
        case _ where scalar.isUnusualSpace: Sentence("an unusual space (%s)", scalar.code)
        case _ where scalar.isBlank: Sentence("an invisible character (%s)", scalar.code)
        default: Sentence("“%1$s” (%2$s)", String(Character(scalar)), scalar.code)
        }
    }
}

extension Sentence {
    /// Returns the sentence about a text that was refused. If the text has a character that the user may not notice, a
    /// second sentence names the first one.
    package func naming(hiddenIn text: String) -> Sentence {
        HiddenCharacter.first(in: text).map { .paragraph([self, $0.sentence]) } ?? self
    }
}
