extension String {
    /// The text without white space at its start and end.
    package var trimmed: Substring { self[...].trimmed }

    /// The text with ASCII in place of the decimal digits of other scripts, of full-width characters and of other
    /// forms of signs. Numbers, dates, times, colours and addresses are read from it; text is never changed.
    ///
    /// The Arabic marks `٫` and `٬` are kept, because `,` and `.` can have several meanings.
    package var inASCII: String {
        utf8.allSatisfy { $0 < 0x80 } ? self : String(String.UnicodeScalarView(unicodeScalars.map(\.inASCII)))
    }

    /// The text, shortened to 30 characters if necessary, so that it fits into a sentence.
    package var shortened: String {
        let longest = 30
        return prefix(longest + 1).count > longest ? "\(prefix(longest - 1))…" : self
    }

    /// Returns the text, or its beginning and an ellipsis if it is longer than a number of Unicode scalars. A single
    /// character can have any number of them.
    package func shortened(toScalars most: Int) -> String {
        // No scalar has less than one byte, so most texts need not be counted.
        guard utf8.count > most,
            let end = unicodeScalars.index(startIndex, offsetBy: most, limitedBy: endIndex), end < endIndex
        else { return self }
        return String(unicodeScalars[..<end]) + "…"
    }
}

extension Substring {
    /// The text without white space at its start and end.
    package var trimmed: Substring {
        let start = drop(while: \.isWhitespace)
        guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return start[...end]
    }
}

extension Unicode.Scalar {
    fileprivate var inASCII: Unicode.Scalar {
        switch value {
        case 0xFF01...0xFF5E: return Unicode.Scalar(UInt8(value - 0xFF01) + UInt8(ascii: "!"))
        case _ where properties.numericType == .decimal:
            return properties.numericValue.map { Unicode.Scalar(UInt8(ascii: "0") + UInt8($0)) } ?? self
        default: return Self.otherForms[self] ?? self
        }
    }

    /// Small, Arabic and ideographic forms of signs, and hyphens, dashes and minus signs.
    private static let otherForms: [Unicode.Scalar: Unicode.Scalar] = {
        let forms: KeyValuePairs<Unicode.Scalar, String> = [
            " ": "\u{3000}", "-": "‐‑‒–—―−﹘﹣", "+": "﹢", ",": "،、､﹐﹑", ".": "。｡﹒", ";": "؛﹔", ":": "∶﹕", "/": "⁄∕",
            "%": "٪﹪", "#": "﹟", "@": "﹫", "(": "﹙", ")": "﹚",
        ]
        return Dictionary(
            uniqueKeysWithValues: forms.flatMap { ascii, others in
                others.unicodeScalars.map { ($0, ascii) }
            })
    }()
}
