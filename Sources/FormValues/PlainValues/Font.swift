/// A font as the user chooses it: a family, a style and a size.
///
/// It is encoded as text, such as `Cantarell Bold 11`. That is Pango's format, which GTK and other programs of the
/// desktop can read. The font need not be installed; if it is missing, Pango uses another font.
public struct Font: Hashable, Sendable {
    /// The name of the family, such as `Cantarell`. It may consist of several names separated by commas; the first of
    /// these families that is installed is used.
    public let family: String

    /// The thickness of the strokes.
    public let weight: Weight

    /// The slant of the letters.
    public let slant: Slant

    /// The width of the letters.
    public let width: Width

    /// The size in points.
    public let size: Double

    /// Makes a font.
    ///
    /// - Parameters:
    ///   - family: The name of the family. If it is empty, the desktop's `Sans` is used.
    ///   - size: The size in points, limited to the range from 1 to 1,000. NaN counts as 1.
    ///   - weight: The weight of the letters.
    ///   - slant: The slant of the letters.
    ///   - width: The width of the letters.
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

    /// The thickness of a font's strokes, named as in Pango.
    public enum Weight: String, CaseIterable, Sendable {
        /// The thinnest weight, whose number in OpenType is 100.
        case thin = "Thin"
        /// Weight 200.
        case ultraLight = "Ultra-Light"
        /// Weight 300.
        case light = "Light"
        /// Weight 350.
        case semiLight = "Semi-Light"
        /// Weight 380.
        case book = "Book"
        /// Weight 400, the usual weight of text.
        case normal = ""
        /// Weight 500.
        case medium = "Medium"
        /// Weight 600.
        case semiBold = "Semi-Bold"
        /// Weight 700.
        case bold = "Bold"
        /// Weight 800.
        case ultraBold = "Ultra-Bold"
        /// Weight 900.
        case heavy = "Heavy"
        /// The thickest weight, 1,000.
        case ultraHeavy = "Ultra-Heavy"
    }

    /// The slant of a font's letters, named as in Pango.
    public enum Slant: String, CaseIterable, Sendable {
        /// Upright letters.
        case upright = ""
        /// The upright letters, but slanted.
        case oblique = "Oblique"
        /// Slanted letters with a separate design.
        case italic = "Italic"
    }

    /// The width of a font's letters, named as in Pango.
    public enum Width: String, CaseIterable, Sendable {
        /// 50% of the normal width.
        case ultraCondensed = "Ultra-Condensed"
        /// 62.5% of the normal width.
        case extraCondensed = "Extra-Condensed"
        /// 75% of the normal width.
        case condensed = "Condensed"
        /// 87.5% of the normal width.
        case semiCondensed = "Semi-Condensed"
        /// The family's normal width.
        case normal = ""
        /// 112.5% of the normal width.
        case semiExpanded = "Semi-Expanded"
        /// 125% of the normal width.
        case expanded = "Expanded"
        /// 150% of the normal width.
        case extraExpanded = "Extra-Expanded"
        /// 200% of the normal width.
        case ultraExpanded = "Ultra-Expanded"
    }
}

extension Font: LosslessStringConvertible {
    /// Reads a family, style words and a size, such as `Cantarell Bold Italic 11`; `nil` for any other text.
    ///
    /// A comma after the family means that the word before the comma is part of the family's name and not a style, as
    /// in `Arial Black, 11`. See Pango's `pango_font_description_from_string`.
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

    /// The font in Pango's format, such as `Cantarell Bold 11`.
    public var description: String {
        let last = family.split { " ,".contains($0) }.last ?? ""
        let isClear = FontStyle(last) == nil && Double(decimal: String(last)) == nil
        let name = isClear ? family : "\(family),"
        let words = [name, weight.rawValue, slant.rawValue, width.rawValue, size.shortestText]
        return words.filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// Joins words to form a family name, without commas and spaces at the end.
    private static func name(of words: [Substring]) -> String {
        let name = words.joined(separator: " ")
        guard let end = name.lastIndex(where: { $0 != "," && $0 != " " }) else { return "" }
        return String(name[...end])
    }
}

extension Font: Codable, TextCodable {}

/// A style word in the text of a font.
private enum FontStyle {
    case weight(Font.Weight)
    case slant(Font.Slant)
    case width(Font.Width)
    case regular

    /// Reads a style word, in upper or lower case and with or without its hyphen.
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
