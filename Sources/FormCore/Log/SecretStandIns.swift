/// Replaces secrets in a log. The same secret is always replaced by the same text, which does not tell its length.
@MainActor
package final class SecretStandIns {
    /// The texts for each secret, the first one first. There are several only if formats accept different ones.
    private var texts: [[UInt8]: [String]] = [:]
    private var count = 0
    /// True if something could not be replaced, so that it must not be written.
    private var hasFailed = false

    package init() {}

    /// True if nothing has been replaced so far.
    var isEmpty: Bool { texts.isEmpty }

    /// Returns the text that replaces a secret; an empty text is not replaced.
    ///
    /// - Parameter isAccepted: Returns true if a text can be a value where the secret is. The replacement can be one if
    ///   the secret can.
    package func text(for secret: String, isAccepted: (String) -> Bool = { _ in true }) -> String {
        if secret.isEmpty { return "" }
        let known = texts[Array(secret.utf8)] ?? []
        let wanted = isAccepted(secret)
        if let text = known.first(where: { isAccepted($0) == wanted }) { return text }
        let number = count + 1
        let words = ["secret \(number)", "\(731_000_000 + number)", "\(7_000 + number)", "\(number)"]
        // A format that accepts neither a word nor a number tells the shape of a secret itself.
        let candidates = words + (0..<100).map { _ in secret.withOtherLetters }
        let found = candidates.first { !isSame($0, secret) && !isStandIn($0) && isAccepted($0) == wanted }
        guard let found else {
            fail()
            return words[0]
        }
        count = number
        texts[Array(secret.utf8)] = known + [found]
        return found
    }

    /// Records that a secret could not be replaced.
    func fail() { hasFailed = true }

    /// Returns true if something could not be replaced since the last call.
    package func takeFailure() -> Bool {
        defer { hasFailed = false }
        return hasFailed
    }

    /// Returns true if a text has replaced a secret.
    package func isStandIn(_ text: String) -> Bool { texts.values.contains { $0.contains { isSame($0, text) } } }

    /// Returns a text with each secret in it replaced; what is shorter than three bytes may be any text.
    package func conceal(in text: String) -> String {
        var bytes = Array(text.utf8)
        // A secret can contain another, such as the one before the last key.
        for (secret, standIn) in texts.sorted(by: { $0.key.count > $1.key.count }) where secret.count > 2 {
            bytes = bytes.replacing(secret, with: Array(standIn[0].utf8))
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension String {
    /// The text with other letters and digits of the same kinds; punctuation and spaces stay.
    fileprivate var withOtherLetters: String {
        var text = UnicodeScalarView()
        for (position, scalar) in unicodeScalars.enumerated() {
            // A number must not get a leading zero that it didn't have.
            text.append(scalar.another(isFirst: position == 0 && scalar != "0"))
        }
        return String(text)
    }
}

extension Unicode.Scalar {
    fileprivate func another(isFirst: Bool) -> Unicode.Scalar {
        switch self {
        case "0"..."9": (isFirst ? "1"..."9" : "0"..."9").any
        // Hexadecimal digits stay hexadecimal.
        case "a"..."f": ("a"..."f").any
        case "g"..."z": ("g"..."z").any
        case "A"..."F": ("A"..."F").any
        case "G"..."Z": ("G"..."Z").any
        case _ where isASCII || properties.isGraphemeExtend: self
        case _ where UTF8.width(self) == 2: ("\u{E0}"..."\u{F6}").any
        case _ where UTF8.width(self) == 3: ("\u{1E00}"..."\u{1E7F}").any
        default: ("\u{1F600}"..."\u{1F64F}").any
        }
    }
}

extension ClosedRange<Unicode.Scalar> {
    fileprivate var any: Unicode.Scalar {
        Unicode.Scalar(UInt32.random(in: lowerBound.value...upperBound.value)) ?? lowerBound
    }
}
