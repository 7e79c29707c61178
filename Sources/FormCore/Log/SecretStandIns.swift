/// Replaces secrets in a log. The same secret is always replaced by the same text, which does not tell its length.
@MainActor
package final class SecretStandIns {
    private var texts: [[UInt8]: String] = [:]

    package init() {}

    /// True if nothing has been replaced so far.
    var isEmpty: Bool { texts.isEmpty }

    /// Returns the text that replaces a secret; an empty text is not replaced.
    ///
    /// - Parameter isAccepted: Returns true if a text can be a value where the secret is. The replacement can be one if
    ///   the secret can.
    /// - Returns: `nil` if no such text was found, such as for a secret that has to be one of a few words.
    package func text(for secret: String, isAccepted: (String) -> Bool = { _ in true }) -> String? {
        if secret.isEmpty { return "" }
        let key = Array(secret.utf8)
        let wanted = isAccepted(secret)
        if let known = texts[key], isAccepted(known) == wanted { return known }
        let number = texts.count + 1
        let words = ["secret \(number)", "\(731_000_000 + number)", "\(7_000 + number)", "\(number)"]
        // A format that accepts neither a word nor a number tells the shape of a secret itself.
        let shapes = (0..<100).lazy.map { _ in secret.withOtherLetters }
        let taken = Set(texts.values)
        let found =
            words.first { !taken.contains($0) && isAccepted($0) == wanted }
            ?? shapes.first { !taken.contains($0) && !isSame($0, secret) && isAccepted($0) == wanted }
        texts[key] = found
        return found
    }

    /// Returns true if a text has replaced a secret.
    package func isStandIn(_ text: String) -> Bool { texts.values.contains { isSame($0, text) } }

    /// Returns a text with each secret in it replaced; what is shorter than three bytes may be any text.
    package func conceal(in text: String) -> String {
        var text = text
        // A secret can contain another, such as the one before the last key.
        for (secret, standIn) in texts.sorted(by: { $0.key.count > $1.key.count }) where secret.count > 2 {
            text = text.replacing(secret, with: standIn)
        }
        return text
    }
}

extension String {
    /// Returns the text with some bytes replaced by a text.
    fileprivate func replacing(_ bytes: [UInt8], with text: String) -> String {
        let own = Array(utf8)
        var (result, index) = ([UInt8](), 0)
        while index < own.count {
            if own[index...].starts(with: bytes) {
                result += text.utf8
                index += bytes.count
            } else {
                result.append(own[index])
                index += 1
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

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
        default: self
        }
    }
}

extension ClosedRange<Unicode.Scalar> {
    fileprivate var any: Unicode.Scalar {
        Unicode.Scalar(UInt32.random(in: lowerBound.value...upperBound.value)) ?? lowerBound
    }
}
