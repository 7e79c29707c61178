import FormCore

/// The four appearances of a window: light or dark, each with the usual contrast or with a high one.
struct Theme: Hashable, CaseIterable, Sendable {
    var isDark = false
    var hasHighContrast = false

    static let allCases = [false, true].flatMap { hasHighContrast in
        [false, true].map { Theme(isDark: $0, hasHighContrast: hasHighContrast) }
    }
}

/// The colours of a form's windows in one theme. `form.css` uses these and none of the desktop theme's.
///
/// Texts have a contrast of at least 4.5 : 1 with each surface that they are on, and marks, edges and the focus ring
/// one of 3 : 1; in high contrast it is 7 : 1 and 4.5 : 1, and surfaces differ by their borders and not by their fills.
/// `edge` and `line`, the borders of cards and between rows, are decoration except in high contrast.
struct Palette: Equatable, Sendable {
    /// A colour's name; in style sheets it follows `form_`, as in `@form_accent_button`.
    enum Name: String, CaseIterable, Sendable {
        // Surfaces.
        case window, sidebar, card, hover, chosen, field, trough
        // The borders of cards, between rows, and of fields and switches.
        case edge, line, faint
        // Texts.
        case ink, dim, link
        /// A switch that is on, and the filled part of a bar.
        case accent
        /// A suggested button, without and with the pointer over it.
        case accentButton = "accent_button"
        case accentHover = "accent_hover"
        /// The text of a suggested button, and the knob of a switch that is on.
        case onAccent = "on_accent"
        case ring
        // Results, and notices with their marks and surfaces.
        case good
        case warningInk = "warning_ink"
        case warningMark = "warning_mark"
        case warningFill = "warning_fill"
        case errorInk = "error_ink"
        case errorMark = "error_mark"
        case errorFill = "error_fill"
        // Messages over the page, which keep one look on any surface.
        case toast
        case toastInk = "toast_ink"
        case toastLink = "toast_link"
    }

    private var colors: [Name: Color]

    /// - Parameter accent: The desktop's accent colour, which replaces the blue; `nil` if there is none. It is mixed
    ///   with black or white until it has the contrast that the theme needs.
    init(_ theme: Theme, accent: Color? = nil) {
        let column = (theme.isDark ? 1 : 0) + (theme.hasHighContrast ? 2 : 0)
        colors = Self.table.mapValues { Color(rgb: $0[column]) }
        if accent != nil && accent != Self.blue || theme.hasHighContrast {
            derive(from: accent ?? Self.blue, theme)
        } else {
            colors.merge(Self.blues.mapValues { Color(rgb: $0[column]) }) { $1 }
        }
    }

    subscript(name: Name) -> Color { colors[name]! }

    /// The colours as a style sheet that defines their names.
    var css: String {
        Name.allCases.map { ["@define-color", "form_" + $0.rawValue, "\(self[$0]);\n"].joined(separator: " ") }
            .joined()
    }

    /// GNOME's accent colour unless the user has chosen another one.
    static let blue = Color(rgb: 0x3584e4)

    /// The accent colour as the settings portal sends it; `nil` for a value that stands for no accent colour.
    static func accent(red: Double, green: Double, blue: Double) -> Color? {
        let parts = [red, green, blue]
        guard parts.allSatisfy({ (0...1).contains($0) }) else { return nil }
        let bytes = parts.map { UInt8(($0 * 255).rounded()) }
        return Color(red: bytes[0], green: bytes[1], blue: bytes[2])
    }

    /// In each row the colours are those of the light and the dark theme, then of both with high contrast.
    private static let table: [Name: [UInt32]] = [
        .window: [0xf6f5f6, 0x222226, 0xffffff, 0x000000],
        .sidebar: [0xebebed, 0x2b2b30, 0xffffff, 0x000000],
        .card: [0xffffff, 0x36363a, 0xffffff, 0x000000],
        .hover: [0xf1f1f3, 0x3d3d42, 0xe8e8ea, 0x26262a],
        .chosen: [0xd7d7dc, 0x45454b, 0xd4d4d8, 0x3a3a40],
        .field: [0xf3f3f5, 0x2a2a2e, 0xffffff, 0x000000],
        .trough: [0xe9e9ec, 0x222226, 0xffffff, 0x000000],
        .edge: [0xd5d5d8, 0x47474d, 0x000000, 0xffffff],
        .line: [0xe4e4e6, 0x46464b, 0x000000, 0xffffff],
        .faint: [0x84848b, 0x9a9aa2, 0x3d3d42, 0xc8c8d0],
        .ink: [0x2b2b30, 0xf4f4f6, 0x000000, 0xffffff],
        .dim: [0x5c5c63, 0xc0c0c6, 0x2e2e33, 0xe4e4ea],
        .onAccent: [0xffffff, 0xffffff, 0xffffff, 0x000000],
        .good: [0x1a7a3c, 0x78d99a, 0x0b5226, 0x8ff0b0],
        .warningInk: [0x7a4a00, 0xffd28a, 0x553300, 0xffd28a],
        .warningMark: [0xa86500, 0xf5b64c, 0x704400, 0xf5b64c],
        .warningFill: [0xfdf3d9, 0x4a4030, 0xffffff, 0x000000],
        .errorInk: [0xb00d1e, 0xffb3ad, 0x860814, 0xffc4bf],
        .errorMark: [0xc01c28, 0xff8f88, 0xa0101e, 0xffa59f],
        .errorFill: [0xfdeaea, 0x513437, 0xffffff, 0x000000],
        .toast: [0x3a3a40, 0x55555c, 0x000000, 0xffffff],
        .toastInk: [0xffffff, 0xffffff, 0xffffff, 0x000000],
        .toastLink: [0x9cc8ff, 0xb5d7ff, 0x9cc8ff, 0x0b4a94],
    ]

    /// The accent's colours without an accent colour, light and dark.
    private static let blues: [Name: [UInt32]] = [
        .accent: [0x3584e4, 0x4a90e8],
        .accentButton: [0x1c71d8, 0x1c71d8],
        .accentHover: [0x1a68c6, 0x1a68c6],
        .link: [0x0b5cb5, 0x8fc4ff],
        .ring: [0x1a5fb4, 0x8fc4ff],
    ]

    /// The surfaces that a row with a control can be on.
    static let rowSurfaces: [Name] = [.card, .window, .sidebar, .hover]
    /// The surfaces that texts can be on.
    static let textSurfaces: [Name] = rowSurfaces + [.chosen, .field, .warningFill, .errorFill]

    private mutating func derive(from accent: Color, _ theme: Theme) {
        let (mark, text) = (theme.markContrast, theme.textContrast)
        let onAccent = [self[.onAccent]]
        colors[.accent] = accent.mixed { color in
            color.hasContrast(mark, with: (Self.rowSurfaces + [.trough]).map { self[$0] } + onAccent)
        }
        let button = accent.mixed { $0.hasContrast(text, with: onAccent) }
        colors[.accentButton] = button
        // Away from the text on it.
        colors[.accentHover] = button.mixed(with: self[.onAccent] == .white ? .black : .white, 0.12)
        // A button's fill in a row is ink at a tenth.
        let fills = [Name.card, .warningFill, .errorFill].map { self[$0].mixed(with: self[.ink], 0.1) }
        let surfaces = Self.textSurfaces.map { self[$0] } + fills
        colors[.link] = accent.mixed { $0.hasContrast(text, with: surfaces) }
        colors[.ring] = self[.link]
    }
}

extension Theme {
    /// The contrast that texts need.
    var textContrast: Double { hasHighContrast ? 7 : 4.5 }
    /// The contrast that marks, edges and the focus ring need.
    var markContrast: Double { hasHighContrast ? 4.5 : 3 }
}

extension Color {
    fileprivate static let black = Color(rgb: 0x000000)
    fileprivate static let white = Color(rgb: 0xffffff)

    fileprivate init(rgb: UInt32) {
        self.init(
            red: UInt8(rgb >> 16), green: UInt8(truncatingIfNeeded: rgb >> 8), blue: UInt8(truncatingIfNeeded: rgb))
    }

    fileprivate func hasContrast(_ contrast: Double, with others: [Color]) -> Bool {
        others.allSatisfy { self.contrast(with: $0) >= contrast }
    }

    /// Mixes the colour with as little black or white as it takes to pass a test. Black and white themselves are the
    /// last to be tried.
    fileprivate func mixed(until passes: (Color) -> Bool) -> Color {
        for step in 0...255 {
            for end in [Color.black, .white] {
                let color = mixed(with: end, Double(step) / 255)
                if passes(color) { return color }
            }
        }
        return self
    }
}
