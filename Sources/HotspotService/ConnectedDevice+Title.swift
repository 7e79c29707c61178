extension ConnectedDevice {
    /// The name that is shown to the user: what the device reports, in one line of at most 64 characters, or the
    /// hardware address if nothing of the reported name can be seen.
    ///
    /// A device can report anything. Control characters, line breaks and marks of direction are left out, so that the
    /// name can't imitate or reverse the text around it. A name with letters that are written from right to left is
    /// isolated from that text.
    public var title: String {
        let shown = (name ?? "").unicodeScalars.map { $0.isBlank ? " " : $0 }.filter { !$0.isUnseen }
        let words = String(String.UnicodeScalarView(shown)).split(separator: " ").joined(separator: " ")
        let title = words.shortened(toCharacters: 64, scalars: 256)
        guard title.unicodeScalars.contains(where: \.isVisible) else { return id }
        return title.unicodeScalars.contains(where: \.isRightToLeft) ? "\u{2068}\(title)\u{2069}" : title
    }
}

extension String {
    /// Returns the text, or its beginning and an ellipsis if it is longer than a number of characters or of scalars,
    /// of which a single character can have any number. The result is empty if the first character has more.
    fileprivate func shortened(toCharacters characters: Int, scalars: Int) -> String {
        var left = scalars
        let beginning = prefix(characters).prefix { character in
            left -= character.unicodeScalars.count
            return left >= 0
        }
        return beginning.isEmpty || beginning.endIndex == endIndex ? String(beginning) : beginning + "…"
    }
}

extension Unicode.Scalar {
    fileprivate var isBlank: Bool { properties.isWhitespace || self == "\u{2800}" || self == "\u{3164}" }

    /// True for control characters, for marks of direction, and for characters without a width. Those that join or
    /// separate letters and emoji are kept.
    fileprivate var isUnseen: Bool {
        let joiners: Set<Unicode.Scalar> = ["\u{200C}", "\u{200D}"]
        switch properties.generalCategory {
        case .control: return true
        case .format: return !joiners.contains(self)
        default: return false
        }
    }

    /// True if the character can be seen, or changes one that can.
    fileprivate var isVisible: Bool { !isBlank && !properties.isDefaultIgnorableCodePoint }

    /// True for letters of Hebrew, Arabic and the other scripts that are written from right to left.
    fileprivate var isRightToLeft: Bool {
        switch value {
        case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
        default: false
        }
    }
}
