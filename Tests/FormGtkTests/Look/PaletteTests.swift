import FormCore
import RandomNumbers
import Testing

@testable import FormGtk

/// A text or a mark, and the surfaces on which it appears.
private struct Pair {
    let name: Palette.Name
    let surfaces: [Palette.Name]
    let isText: Bool

    static func text(_ name: Palette.Name, on surfaces: [Palette.Name]) -> Pair {
        Pair(name: name, surfaces: surfaces, isText: true)
    }

    static func mark(_ name: Palette.Name, on surfaces: [Palette.Name]) -> Pair {
        Pair(name: name, surfaces: surfaces, isText: false)
    }
}

private let pairs: [Pair] = [
    .text(.ink, on: Palette.textSurfaces + [.trough]),
    .text(.dim, on: Palette.textSurfaces),
    .text(.link, on: Palette.textSurfaces),
    .text(.onAccent, on: [.accentButton, .accentHover]),
    .text(.warningInk, on: [.card, .window, .sidebar, .hover, .warningFill]),
    .text(.errorInk, on: [.card, .window, .sidebar, .hover, .errorFill]),
    .text(.toastInk, on: [.toast]),
    .text(.toastLink, on: [.toast]),
    .mark(.faint, on: [.card, .window, .sidebar, .hover]),
    .mark(.accent, on: [.card, .window, .sidebar, .hover, .trough]),
    .mark(.onAccent, on: [.accent]),
    .mark(.ring, on: Palette.textSurfaces),
    .mark(.good, on: [.card, .window]),
    .mark(.warningMark, on: [.card, .warningFill, .trough]),
    .mark(.errorMark, on: [.card, .window, .errorFill, .trough]),
]

private func findings(_ theme: Theme, _ accent: Color?) -> [String] {
    let palette = Palette(theme, accent: accent)
    var findings: [String] = []
    func check(_ name: Palette.Name, _ surface: String, _ color: Color, isText: Bool) {
        let (contrast, needed) = (
            palette[name].contrast(with: color), isText ? theme.textContrast : theme.markContrast
        )
        if contrast < needed { findings.append("\(theme) \(name) on \(surface): \(contrast), needed \(needed)") }
    }
    for pair in pairs {
        for surface in pair.surfaces {
            check(pair.name, surface.rawValue, palette[surface], isText: pair.isText)
        }
    }
    // A button's fill is ink at a tenth.
    for surface in [Palette.Name.card, .window, .warningFill, .errorFill] {
        let fill = palette[surface].mixed(with: palette[.ink], 0.1)
        check(.ink, "a button on \(surface)", fill, isText: true)
        check(.ring, "a button on \(surface)", fill, isText: false)
    }
    // Selected text, an item of a menu under the pointer, and a button that discards something.
    for surface in [Palette.Name.card, .window, .errorFill] {
        check(.ink, "a selection on \(surface)", palette[surface].mixed(with: palette[.accent], 0.3), isText: true)
    }
    check(.dim, "an item of a menu", palette[.card].mixed(with: palette[.ink], 0.09), isText: true)
    check(.errorInk, "a button", palette[.window].mixed(with: palette[.errorMark], 0.18), isText: true)
    if theme.hasHighContrast {
        for name in [Palette.Name.edge, .line] { check(name, "card", palette[.card], isText: false) }
    }
    return findings
}

@Suite("The palette")
struct PaletteTests {
    @Test("has the contrast that is needed in each of the four themes", arguments: Theme.allCases)
    func contrast(theme: Theme) {
        #expect(findings(theme, nil) == [])
    }

    @Test("has it with each accent colour", arguments: Theme.allCases)
    func accents(theme: Theme) {
        var generator = SeededGenerator.announced("accents", seed: 1)
        let extremes: [Color] = ["#000", "#fff", "#f00", "#0f0", "#00f", "#ff0", "#0ff", "#f0f", "#7f7f7f"].map {
            Color($0)!
        }
        let random = (0..<500).map { _ in
            Color(
                red: .random(in: 0...255, using: &generator), green: .random(in: 0...255, using: &generator),
                blue: .random(in: 0...255, using: &generator))
        }
        for accent in extremes + random {
            let findings = findings(theme, accent)
            #expect(findings == [], "\(accent)")
            if !findings.isEmpty { return }
        }
    }

    @Test("leaves an accent colour alone that has enough contrast")
    func unchanged() {
        let palette = Palette(Theme(), accent: Color("#9141ac"))
        #expect(palette[.accent] == Color("#9141ac"))
        #expect(palette[.accentButton] == Color("#9141ac"))
    }

    @Test("takes a colour of the portal, and none where a part of it is out of range")
    func portal() {
        #expect(Palette.accent(red: 0.2078, green: 0.5176, blue: 0.8941) == Palette.blue)
        #expect(Palette.accent(red: -1, green: -1, blue: -1) == nil)
        #expect(Palette.accent(red: 0, green: 1.01, blue: 0) == nil)
        #expect(Palette.accent(red: .nan, green: 0, blue: 0) == nil)
        #expect(Palette(Theme(), accent: Palette.blue) == Palette(Theme()))
    }

    @Test("is a style sheet that defines each colour")
    func css() {
        let lines = Palette(Theme(isDark: true)).css.split(separator: "\n")
        #expect(lines.count == Palette.Name.allCases.count)
        #expect(lines.first == "@define-color form_window #222226;")
        #expect(lines.contains("@define-color form_accent_button #1c71d8;"))
    }
}
