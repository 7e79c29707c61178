import FormCore
import FormJSON

/// Replaces the secrets in a log by texts of the same length, with characters of the same kinds at the same positions,
/// that the rules of the form's secret rows judge alike.
@MainActor
final class StandIns {
    /// True if the rules judged each text that was requested since the last ``look()`` like its secret.
    private(set) var areAlike = true

    private let rows: [FormRow]
    private var standIns: [[UInt8]: (text: String, isAlike: Bool)] = [:]

    /// - Parameter rows: The secret rows of the form.
    init(for rows: [FormRow]) {
        self.rows = rows
    }

    /// Resets ``areAlike``.
    func look() { areAlike = true }

    /// Returns the text that replaces a secret.
    func text(for secret: String) -> String {
        if secret.isEmpty { return "" }
        let found = standIns[Array(secret.utf8)] ?? find(secret)
        standIns[Array(secret.utf8)] = found
        areAlike = areAlike && found.isAlike
        return found.text
    }

    /// Returns the value that replaces a secret value; `true`, `false` and `null` are not replaced.
    func value(for secret: JSONValue) -> JSONValue {
        switch secret {
        case .string(let text): return .string(self.text(for: text))
        case .number(let number):
            return JSONNumber(text(for: number.description)).map(JSONValue.number) ?? secret
        case .array(let values): return .array(values.map(value))
        case .object(let object):
            var concealed = JSONObject()
            for (key, value) in zip(object.keys, object.values) { concealed[key] = self.value(for: value) }
            return .object(concealed)
        case .bool, .null: return secret
        }
    }

    /// A text with each secret in it replaced; what is shorter than three characters may be any text.
    func conceal(in text: String) -> String {
        var text = text
        for (secret, standIn) in standIns where secret.count > 2 {
            text = text.replacing(String(decoding: secret, as: UTF8.self), with: standIn.text)
        }
        return text
    }

    private func find(_ secret: String) -> (text: String, isAlike: Bool) {
        let verdict = rows.map { $0.notice(for: secret) }
        let taken = Set(standIns.values.map { Array($0.text.utf8) } + [Array(secret.utf8)])
        for _ in 0..<200 {
            let text = secret.withOtherLetters
            if !taken.contains(Array(text.utf8)), rows.map({ $0.notice(for: text) }) == verdict { return (text, true) }
        }
        return (secret.withOtherLetters, false)
    }
}

extension String {
    /// The text with other letters and digits of the same kinds; punctuation and spaces stay.
    fileprivate var withOtherLetters: String {
        var text = UnicodeScalarView()
        for (place, scalar) in unicodeScalars.enumerated() {
            // A number must not get a leading zero that it didn't have.
            let isFirst = place == 0 && scalar != "0"
            text.append(scalar.another(isFirst: isFirst))
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
