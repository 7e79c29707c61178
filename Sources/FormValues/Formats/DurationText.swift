/// A duration, split into whole days, hours and minutes, and the seconds that remain, which can have a fraction.
struct DurationText {
    private static let second: UInt128 = 1_000_000_000_000_000_000

    private let isNegative: Bool
    private let days, hours, minutes: UInt128
    /// The seconds that remain, as a number with a decimal point.
    private let seconds: String

    init(_ duration: Duration) {
        let attoseconds = duration.attoseconds
        isNegative = attoseconds < 0
        let (whole, fraction) = attoseconds.magnitude.quotientAndRemainder(dividingBy: Self.second)
        (days, hours, minutes) = (whole / 86400, whole / 3600 % 24, whole / 60 % 60)
        let decimals = String(Self.second + fraction).dropFirst()
        seconds = DecimalNumber("\(whole % 60).\(decimals)")?.text ?? "0"
    }

    /// The duration in ISO 8601, such as `PT1H30M`.
    var standard: String {
        let date = days > 0 ? "\(days)D" : ""
        let parts = [
            hours > 0 ? "\(hours)H" : "", minutes > 0 ? "\(minutes)M" : "", seconds == "0" ? "" : seconds + "S",
        ]
        let time = parts.joined()
        let text = date + (time.isEmpty ? "" : "T" + time)
        return (isNegative ? "-P" : "P") + (text.isEmpty ? "T0S" : text)
    }

    /// Returns the duration with the symbols of its units, such as `1 h 30 min`.
    func shown(in locale: FormLocale) -> String {
        let parts = [(days, "d"), (hours, "h"), (minutes, "min")].filter { $0.0 > 0 }.flatMap { ["\($0.0)", $0.1] }
        let rest = seconds == "0" && !parts.isEmpty ? [] : [locale.written(seconds), "s"]
        return (isNegative ? "-" : "") + (parts + rest).joined(separator: " ")
    }

    /// Reads durations such as `PT1H30M`, `1 h 30 min`, `90min` and `1:30:00`. Returns `nil` for any other text.
    static func duration(of text: Substring, in locale: FormLocale) -> Duration? {
        let isNegative = text.first == "-"
        let unsigned = Substring((isNegative || text.first == "+" ? text.dropFirst() : text).lowercased())
        let parts =
            standardParts(of: unsigned) ?? clockParts(of: unsigned) ?? namedParts(of: unsigned.trimmed, in: locale)
        var attoseconds: UInt128 = 0
        guard let parts, !parts.isEmpty, Set(parts.map(\.unit)).count == parts.count else { return nil }
        for part in parts {
            guard let part = DecimalNumber(part.number)?.magnitude(in: part.unit) else { return nil }
            let (sum, isTooLarge) = attoseconds.addingReportingOverflow(part)
            if isTooLarge { return nil }
            attoseconds = sum
        }
        return Int128(exactly: attoseconds).map { Duration(attoseconds: isNegative ? -$0 : $0) }
    }

    /// A number with a decimal point, and the number of attoseconds in its unit.
    private typealias Part = (number: String, unit: UInt128)

    /// Reads a duration in ISO 8601 with weeks, days, hours, minutes and seconds, or returns `nil`. Months and years
    /// are refused, because they have no fixed length.
    private static func standardParts(of text: Substring) -> [Part]? {
        guard text.first == "p" else { return nil }
        let halves = text.dropFirst().split(separator: "t", omittingEmptySubsequences: false)
        guard halves.count <= 2 else { return nil }
        let units: [[Substring: UInt128]] = [["w": 604_800, "d": 86400], ["h": 3600, "m": 60, "s": 1]]
        var parts: [Part] = []
        for (half, units) in zip(halves, units) {
            guard let more = self.parts(of: half, isMark: ".,٫".contains, { units[$0].map { second * $0 } }) else {
                return nil
            }
            parts += more.map { (withPoint($0.number), $0.unit) }
        }
        return parts
    }

    /// Reads hours, minutes and seconds with colons between them, or returns `nil`. All three numbers are required,
    /// because two numbers could mean either hours and minutes or minutes and seconds.
    private static func clockParts(of text: Substring) -> [Part]? {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 3, parts[..<2].allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy(\.isDigit) }),
            parts[1].count == 2, parts[1] < "60", parts[2].prefix(while: { !".,٫".contains($0) }).count == 2,
            parts[2] < "60"
        else { return nil }
        let numbers = parts.map(withPoint)
        return [(numbers[0], second * 3600), (numbers[1], second * 60), (numbers[2], second)]
    }

    /// Returns the number with a decimal point. Such a duration has no groups, so every mark is the decimal mark.
    private static func withPoint(_ number: some StringProtocol) -> String {
        String(number.map { ",٫".contains($0) ? "." : $0 })
    }

    private static func namedParts(of text: Substring, in locale: FormLocale) -> [Part]? {
        let marks = ".,'’٫" + locale.decimalSeparator.inASCII
        let isMark = { marks.contains($0) || locale.isGroupSeparator($0) }
        return parts(of: text, isMark: isMark, unit)?.map { (locale.unwritten($0.number[...]) ?? "", $0.unit) }
    }

    private static func unit(_ name: Substring) -> UInt128? {
        switch name {
        case "w", "week", "weeks": second * 604_800
        case "d", "day", "days": second * 86400
        case "h", "hr", "hrs", "hour", "hours": second * 3600
        case "m", "min", "mins", "minute", "minutes": second * 60
        case "s", "sec", "secs", "second", "seconds": second
        case "ms": second / 1000
        default: nil
        }
    }

    /// Splits text such as `1 h 30 min` into numbers, each followed by a unit. Spaces are ignored. Returns `nil` if the
    /// text contains anything else.
    ///
    /// - Parameters:
    ///   - isMark: Returns true for a character that can be part of a number in addition to digits, such as a decimal
    ///     mark.
    ///   - unit: Returns the number of attoseconds in the unit with the given name, or `nil` if there is no such unit.
    private static func parts(
        of text: Substring, isMark: (Character) -> Bool, _ unit: (Substring) -> UInt128?
    ) -> [Part]? {
        var parts: [Part] = []
        var rest = text
        while !rest.isEmpty {
            let number = rest.prefix { $0.isASCII && $0.isNumber || isMark($0) }
            let behind = rest[number.endIndex...].drop(while: \.isWhitespace)
            let name = behind.prefix { $0.isASCII && $0.isLetter }
            guard let unit = unit(name) else { return nil }
            parts.append((String(number.trimmed), unit))
            rest = behind[name.endIndex...].drop(while: \.isWhitespace)
        }
        return parts
    }
}
