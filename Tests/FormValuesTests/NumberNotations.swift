import FormValues
import RandomNumbers

/// A way of writing numbers: the decimal mark, the mark between groups of digits, and the sizes of the groups from the
/// decimal mark on, of which the last one is repeated.
struct NumberNotation: Sendable, CustomStringConvertible {
    var decimal: Character
    var group: Character?
    var sizes = [3]
    /// A locale that writes so.
    var description: String

    var locale: FormLocale {
        FormLocale(decimalSeparator: String(decimal), groupSeparator: group.map { String($0) } ?? "")
    }

    /// Every notation in glibc's locales, from 2.28 to 2.42: the older ones have a space, U+00A0 or a straight
    /// apostrophe where the newer ones have U+202F and a curly one.
    static let all = [
        NumberNotation(decimal: ".", group: nil, description: "C"),
        NumberNotation(decimal: ",", group: nil, description: "pt_PT"),
        NumberNotation(decimal: ".", group: ",", description: "en_US"),
        NumberNotation(decimal: ",", group: ".", description: "de_DE"),
        NumberNotation(decimal: ".", group: ",", sizes: [3, 2], description: "hi_IN"),
        NumberNotation(decimal: ".", group: ",", sizes: [4], description: "cmn_TW"),
        NumberNotation(decimal: ",", group: "\u{202F}", description: "fr_FR"),
        NumberNotation(decimal: ",", group: "\u{A0}", description: "fi_FI in 2.28"),
        NumberNotation(decimal: ",", group: " ", description: "cs_CZ in 2.28"),
        NumberNotation(decimal: ".", group: "\u{202F}", description: "es_MX"),
        NumberNotation(decimal: ".", group: "\u{202F}", sizes: [2, 2, 2, 3], description: "unm_US"),
        NumberNotation(decimal: ".", group: "’", description: "de_CH"),
        NumberNotation(decimal: ".", group: "'", description: "de_CH in 2.28"),
        NumberNotation(decimal: "٫", group: "٬", description: "ps_AF"),
    ]
}

/// A number as digits, and how it is written.
struct WrittenNumber {
    var sign = ""
    var leadingZeros = 0
    var whole: String
    var fraction = ""
    var isGrouped = false

    /// The number in Swift's notation.
    var plain: String { (sign == "\u{2212}" ? "-" : sign) + whole + (fraction.isEmpty ? "" : "." + fraction) }

    func text(in notation: NumberNotation) -> String {
        let zeros = String(repeating: "0", count: leadingZeros)
        let mark = fraction.isEmpty ? "" : String(notation.decimal)
        return sign + zeros + (isGrouped ? grouped(in: notation) : whole) + mark + fraction
    }

    private func grouped(in notation: NumberNotation) -> String {
        guard let group = notation.group else { return whole }
        var (text, rest, sizes) = ("", whole[...], notation.sizes[...])
        while let size = sizes.first, rest.count > size {
            text = String(group) + rest.suffix(size) + text
            rest = rest.dropLast(size)
            if sizes.count > 1 { sizes.removeFirst() }
        }
        return rest + text
    }

    static func random(using generator: inout SeededGenerator) -> WrittenNumber {
        func digits(_ count: Int) -> String {
            String((0..<count).map { _ in "0123456789".randomElement(using: &generator) ?? "0" })
        }
        let first = "123456789".randomElement(using: &generator) ?? "1"
        let whole =
            Bool.random(using: &generator) ? String(first) + digits(.random(in: 0...11, using: &generator)) : "0"
        return WrittenNumber(
            sign: ["", "", "-", "+", "\u{2212}"].randomElement(using: &generator) ?? "",
            leadingZeros: [0, 0, 0, 1, 3].randomElement(using: &generator) ?? 0, whole: whole,
            fraction: digits([0, .random(in: 1...9, using: &generator), 3].randomElement(using: &generator) ?? 0),
            isGrouped: Bool.random(using: &generator))
    }
}

extension NumberNotation {
    /// The number in Swift's notation, if the text is well formed in this notation as the article on formats defines
    /// it: groups of three digits, or Indian ones, the first of which doesn't begin with 0.
    func own(_ text: String) -> String? {
        let sign = text.prefix { "+-\u{2212}".contains($0) }
        let parts = text.dropFirst(sign.count).split(
            separator: decimal, maxSplits: 1, omittingEmptySubsequences: false)
        let groups =
            group.map { parts[0].split(separator: $0, omittingEmptySubsequences: false) } ?? [parts[0]]
        let counts = groups.map(\.count)
        let areGroups =
            groups[0].first != "0" && counts.last == 3
            && (counts.dropFirst().allSatisfy { $0 == 3 } && counts[0] <= 3
                || counts.dropFirst().dropLast().allSatisfy { $0 == 2 } && counts[0] <= 2)
        let digits = groups + parts.dropFirst()
        guard counts.count == 1 || areGroups, digits.allSatisfy({ $0.allSatisfy { "0123456789".contains($0) } })
        else { return nil }
        let fraction = parts.count > 1 ? "." + parts[1] : ""
        return (sign == "\u{2212}" ? "-" : String(sign)) + groups.joined() + fraction
    }
}
