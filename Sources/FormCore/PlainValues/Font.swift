/// A font as a person chooses one: a family in a style and a size.
///
/// It is kept as its text, such as `Cantarell Bold 11`, by a `Codable` state. That is how Pango describes fonts, so GTK
/// and other programs of the desktop read it. Whether the machine has the font is for who shows it to see; Pango takes
/// another where it has not.
public struct Font: Hashable, Sendable {
    /// What the font is called, such as `Cantarell`; also several, with commas between them, of which the first that
    /// there is counts.
    public let family: String

    /// How thick the strokes are.
    public let weight: Weight

    /// How the letters lean.
    public let slant: Slant

    /// How wide the letters are.
    public let width: Width

    /// How large it is, in points.
    public let size: Double

    /// Makes a font.
    ///
    /// - Parameters:
    ///   - family: What it is called; one without a name is the desktop's, `Sans`.
    ///   - size: Points, from 1 to 1,000; what is less or more counts as the nearest of them, and NaN as 1.
    public init(
        _ family: String, size: Double, weight: Weight = .normal, slant: Slant = .upright, width: Width = .normal
    ) {
        let name = Self.name(of: family.split(whereSeparator: \.isWhitespace))
        self.family = name.isEmpty ? "Sans" : name
        self.weight = weight
        self.slant = slant
        self.width = width
        self.size = min(max(1, size), 1000)
    }

    /// How thick the strokes of a font are, as Pango calls it.
    public enum Weight: String, CaseIterable, Sendable {
        /// The thinnest, 100 as OpenType counts.
        case thin = "Thin"
        /// 200.
        case ultraLight = "Ultra-Light"
        /// 300.
        case light = "Light"
        /// 350.
        case semiLight = "Semi-Light"
        /// 380.
        case book = "Book"
        /// 400, of most texts.
        case normal = ""
        /// 500.
        case medium = "Medium"
        /// 600.
        case semiBold = "Semi-Bold"
        /// 700.
        case bold = "Bold"
        /// 800.
        case ultraBold = "Ultra-Bold"
        /// 900.
        case heavy = "Heavy"
        /// The thickest, 1,000.
        case ultraHeavy = "Ultra-Heavy"
    }

    /// How the letters of a font lean, as Pango calls it.
    public enum Slant: String, CaseIterable, Sendable {
        /// They stand upright.
        case upright = ""
        /// Upright letters that are slanted.
        case oblique = "Oblique"
        /// Letters of their own.
        case italic = "Italic"
    }

    /// How wide the letters of a font are, as Pango calls it.
    public enum Width: String, CaseIterable, Sendable {
        /// Half as wide.
        case ultraCondensed = "Ultra-Condensed"
        /// 62.5 %.
        case extraCondensed = "Extra-Condensed"
        /// 75 %.
        case condensed = "Condensed"
        /// 87.5 %.
        case semiCondensed = "Semi-Condensed"
        /// As the family is otherwise.
        case normal = ""
        /// 112.5 %.
        case semiExpanded = "Semi-Expanded"
        /// 125 %.
        case expanded = "Expanded"
        /// 150 %.
        case extraExpanded = "Extra-Expanded"
        /// Twice as wide.
        case ultraExpanded = "Ultra-Expanded"
    }
}

extension Font: LosslessStringConvertible {
    /// Reads a family, words for its style, and a size, as in `Cantarell Bold Italic 11`; `nil` for any other text.
    ///
    /// A comma behind the family says that the word before it belongs to that: `Arial Black, 11`. See Pango's
    /// `pango_font_description_from_string`.
    public init?(_ description: String) {
        var words = description.split(whereSeparator: \.isWhitespace)
        guard let size = words.popLast().flatMap({ Double(decimal: String($0)) }), (1...1000).contains(size) else {
            return nil
        }
        var (weight, slant, width) = (Weight.normal, Slant.upright, Width.normal)
        while let last = words.last, let style = FontStyle(last) {
            switch style {
            case .weight(let other): weight = other
            case .slant(let other): slant = other
            case .width(let other): width = other
            case .regular: break
            }
            words.removeLast()
        }
        if Self.name(of: words).isEmpty { return nil }
        self.init(words.joined(separator: " "), size: size, weight: weight, slant: slant, width: width)
    }

    /// The font as Pango describes it, such as `Cantarell Bold 11`.
    public var description: String {
        let last = family.split { " ,".contains($0) }.last ?? ""
        let isClear = FontStyle(last) == nil && Double(decimal: String(last)) == nil
        let name = isClear ? family : "\(family),"
        let words = [name, weight.rawValue, slant.rawValue, width.rawValue, size.shortestText]
        return words.filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// A family without the comma behind it.
    private static func name(of words: [Substring]) -> String {
        let name = words.joined(separator: " ")
        guard let end = name.lastIndex(where: { $0 != "," && $0 != " " }) else { return "" }
        return String(name[...end])
    }
}

extension Font: Codable {
    public init(from decoder: any Decoder) throws { self = try decoder.value { Font($0) } }

    public func encode(to encoder: any Encoder) throws { try encoder.encode(self) }
}

/// A word for a font's style.
private enum FontStyle {
    case weight(Font.Weight)
    case slant(Font.Slant)
    case width(Font.Width)
    case regular

    /// Reads a word, in either case and with or without its hyphen.
    init?(_ word: Substring) {
        guard let style = Self.all[Self.spelling(word)] else { return nil }
        self = style
    }

    private static func spelling(_ word: some StringProtocol) -> String {
        word.lowercased().filter { $0 != "-" }
    }

    private static let all: [String: FontStyle] = {
        var all: [String: FontStyle] = ["regular": .regular, "normal": .regular, "roman": .regular]
        for weight in Font.Weight.allCases { all[spelling(weight.rawValue)] = .weight(weight) }
        for slant in Font.Slant.allCases { all[spelling(slant.rawValue)] = .slant(slant) }
        for width in Font.Width.allCases { all[spelling(width.rawValue)] = .width(width) }
        all[""] = nil
        let others: [(String, Font.Weight)] = [
            ("extralight", .ultraLight), ("demilight", .semiLight), ("demibold", .semiBold), ("extrabold", .ultraBold),
            ("black", .heavy), ("extraheavy", .ultraHeavy), ("ultrablack", .ultraHeavy), ("extrablack", .ultraHeavy),
        ]
        for (word, weight) in others { all[word] = .weight(weight) }
        return all
    }()
}
