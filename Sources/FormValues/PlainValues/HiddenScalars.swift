extension Unicode.Scalar {
    /// True for a character that begins a new line.
    var isLineBreak: Bool {
        switch self {
        case "\n", "\r", "\u{0B}", "\u{0C}", "\u{85}", "\u{2028}", "\u{2029}": true
        default: false
        }
    }

    /// True for a control character other than a line break. A tab is one.
    var isControl: Bool { properties.generalCategory == .control && !isLineBreak }

    /// True for a character that leaves no trace on the screen and has no width, or looks like a space without being
    /// one. A variation selector belongs to the character before it, and is not among them.
    var isInvisible: Bool {
        switch self {
        case "\u{2800}", "\u{FFF9}"..."\u{FFFB}": true
        default: properties.isDefaultIgnorableCodePoint && !properties.isVariationSelector
        }
    }

    /// True for white space other than an ordinary space.
    var isUnusualSpace: Bool { self != " " && properties.isWhitespace }

    /// True for a blank or an invisible character, even one that has a meaning beside others.
    var isBlank: Bool {
        properties.isWhitespace || isInvisible || isControl || properties.isVariationSelector
    }

    /// The code of the character, such as `U+200B`.
    var code: String {
        let digits = String(value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }

    /// True for a letter or mark of a script that is written from right to left.
    fileprivate var isRightToLeft: Bool {
        switch value {
        case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF: isOfWord
        default: false
        }
    }

    /// True for a letter or mark of a script whose letters join or are stacked.
    fileprivate var canJoin: Bool { value >= 0x0590 && isOfWord }

    private var isOfWord: Bool { properties.isAlphabetic || properties.canonicalCombiningClass != .notReordered }

    /// True for a character of an emoji of several parts.
    fileprivate var isOfEmoji: Bool { value > 0x203B && properties.isEmoji || self == "\u{FE0F}" }

    /// True for a letter of a script that is written without spaces between words, such as Thai.
    fileprivate var isOfScriptWithoutSpaces: Bool {
        switch value {
        case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x2E80...0xD7FF, 0xF900...0xFAFF, 0xFF00...0xFFEF:
            true
        default: false
        }
    }
}

/// How much an invisible character or an unusual space contributes to a text.
enum HiddenRole {
    /// It has an effect that readers of the text see, as the joiners in an emoji or a Persian word.
    case meant
    /// It may be intended.
    case doubtful
    /// It can't be intended.
    case stray
}

extension Unicode.Scalar {
    /// Returns the role of an invisible character or an unusual space between its neighbours.
    fileprivate func role(
        after before: Unicode.Scalar?, before after: Unicode.Scalar?, isTextRightToLeft: Bool
    ) -> HiddenRole {
        let (isAfterEmoji, isBeforeEmoji) = (before?.isOfEmoji == true, after?.isOfEmoji == true)
        let isBesideUnspaced = before?.isOfScriptWithoutSpaces == true || after?.isOfScriptWithoutSpaces == true
        switch self {
        case "\u{200C}": return before?.canJoin == true && after?.canJoin == true ? .meant : .stray
        case "\u{200D}": return before?.canJoin == true || isAfterEmoji && isBeforeEmoji ? .meant : .stray
        case "\u{E0020}"..."\u{E007F}":
            let isOfFlag = before == "\u{1F3F4}" || before.map { ("\u{E0020}"..."\u{E007E}").contains($0) } == true
            return isOfFlag ? .meant : .stray
        case "\u{200E}", "\u{200F}", "\u{061C}", "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}":
            return isTextRightToLeft ? .doubtful : .stray
        case "\u{200B}": return isBesideUnspaced ? .doubtful : .stray
        case "\u{3000}": return before != nil && after != nil && isBesideUnspaced ? .meant : .doubtful
        case "\u{034F}": return before?.canJoin == true ? .meant : .stray
        case "\u{115F}", "\u{1160}", "\u{3164}", "\u{FFA0}", "\u{2800}": return .doubtful
        default: return isUnusualSpace ? .doubtful : .stray
        }
    }
}

extension String {
    /// True if all characters are printable ASCII, so that none is hidden.
    var isPlain: Bool { utf8.allSatisfy { (0x20...0x7E).contains($0) } }

    /// The text without the invisible characters that can't be intended in it, such as the mark of an encoding.
    package var withoutStrayCharacters: String {
        if isPlain { return self }
        let isRightToLeft = unicodeScalars.contains(where: \.isRightToLeft)
        var kept = String.UnicodeScalarView()
        var rest = unicodeScalars[...]
        while let scalar = rest.popFirst() {
            let isStray =
                scalar.isInvisible
                && scalar.role(after: kept.last, before: rest.first, isTextRightToLeft: isRightToLeft) == .stray
            if !isStray { kept.append(scalar) }
        }
        return String(kept)
    }

    /// The characters that a reader can't see or would take for others: a blank at either end, an unusual space, or an
    /// invisible character that has no visible effect. Line breaks and other control characters are not among them.
    package var hiddenCharacters: [(index: Index, scalar: Unicode.Scalar)] {
        if isPlain, utf8.first != 0x20, utf8.last != 0x20 { return [] }
        let isRightToLeft = unicodeScalars.contains(where: \.isRightToLeft)
        var found: [(Index, Unicode.Scalar)] = []
        var before: Unicode.Scalar?
        for index in unicodeScalars.indices {
            let (scalar, next) = (unicodeScalars[index], unicodeScalars.index(after: index))
            let after = next == unicodeScalars.endIndex ? nil : unicodeScalars[next]
            let isUnusual =
                (scalar.isInvisible || scalar.isUnusualSpace && scalar.properties.generalCategory == .spaceSeparator)
                && scalar.role(after: before, before: after, isTextRightToLeft: isRightToLeft) != .meant
            if isUnusual || scalar == " " && (before == nil || after == nil) { found.append((index, scalar)) }
            before = scalar
        }
        return found
    }
}
