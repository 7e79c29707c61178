import FormCore
import FormJSON

/// Texts that stand for secrets in a log: each secret has one, of the same length and with characters of the same
/// kinds at the same places, of which the rules of the form's secret rows say the same.
@MainActor
final class StandIns {
    /// Whether each text that was asked for since the last look is one of which the rules say the same.
    private(set) var areAlike = true

    private let rows: [SurveyedRow]
    private var standIns: [[UInt8]: (text: String, isAlike: Bool)] = [:]

    /// - Parameter rows: The secret rows of the form.
    init(for rows: [SurveyedRow]) {
        self.rows = rows
    }

    /// Begins to look anew whether all are alike.
    func look() { areAlike = true }

    /// What stands for a secret.
    func text(for secret: String) -> String {
        if secret.isEmpty { return "" }
        let found = standIns[Array(secret.utf8)] ?? find(secret)
        standIns[Array(secret.utf8)] = found
        areAlike = areAlike && found.isAlike
        return found.text
    }

    /// What stands for a secret value; `true`, `false` and `null` stand for themselves.
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
    /// A text with any other letters and digits of the same kinds; signs and spaces stay.
    fileprivate var withOtherLetters: String {
        var text = UnicodeScalarView()
        for (place, scalar) in unicodeScalars.enumerated() {
            // A number doesn't begin with another zero.
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
        // Hexadecimal digits stay such.
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
