import Foundation
import FormValues
import RandomNumbers
import Testing

@Suite("Fonts")
struct FontTests {
    @Test(
        "are read as Pango describes them",
        arguments: [
            ("Cantarell 11", Font("Cantarell", size: 11)),
            ("Cantarell Bold 11", Font("Cantarell", size: 11, weight: .bold)),
            ("DejaVu Sans Mono Bold Oblique 9.5", Font("DejaVu Sans Mono", size: 9.5, weight: .bold, slant: .oblique)),
            ("  Sans   italic  semibold 8 ", Font("Sans", size: 8, weight: .semiBold, slant: .italic)),
            ("Ubuntu Ultra-Condensed Light 10", Font("Ubuntu", size: 10, weight: .light, width: .ultraCondensed)),
            ("Sans Regular 12", Font("Sans", size: 12)),
            ("Arial Black, 12", Font("Arial Black", size: 12)),
            ("Arial Black 12", Font("Arial", size: 12, weight: .heavy)),
            ("Arial Black, Bold 12", Font("Arial Black", size: 12, weight: .bold)),
            ("Cantarell, Sans 11", Font("Cantarell, Sans", size: 11)),
            ("שלום 7", Font("שלום", size: 7)),
        ])
    func read(text: String, font: Font) {
        #expect(Font(text) == font)
        #expect(Font(font.description) == font)
    }

    @Test(
        "are written with a comma where the name would be taken for a style or a size",
        arguments: [
            (Font("Arial Black", size: 12), "Arial Black, 12"), (Font("Heavy", size: 9), "Heavy, 9"),
            (Font("Round 12", size: 9, weight: .bold), "Round 12, Bold 9"), (Font("A,Bold", size: 9), "A,Bold, 9"),
            (
                Font("Sans", size: 10.25, weight: .bold, slant: .italic, width: .condensed),
                "Sans Bold Italic Condensed 10.25"
            ),
        ])
    func written(font: Font, text: String) {
        #expect(font.description == text)
        #expect(Font(text) == font)
    }

    @Test(
        "have a name and a size that can be read",
        arguments: [
            (Font("", size: 11), "Sans 11"), (Font(" , ", size: 0), "Sans 1"),
            (Font("Sans\nMono", size: 1e9), "Sans Mono 1000"), (Font("Sans", size: .nan), "Sans 1"),
        ])
    func limited(font: Font, text: String) {
        #expect(font.description == text)
    }

    @Test(
        "are refused without a name or a size",
        arguments: [
            "", "Sans", "11", "Bold 11", ", 11", "Sans 0", "Sans -1", "Sans 1e400", "Sans nan", "Sans 12px",
            "Sans 1001",
        ])
    func refused(text: String) {
        #expect(Format.font.refusal(of: text) == "Type a font and its size in points, such as Sans Bold 11.")
    }

    @Test("whatever is printed or shown is read back")
    func proven() {
        let names = ["Sans", "Arial Black", "Round 12", "Cantarell, Sans", "Heavy", "Regular", "a-", "é", "10"]
        Format.font.prove("font", alphabet: "Bold Italc,-") { generator in
            let words = (0..<Int.random(in: 1...3, using: &generator)).map { _ in
                names.randomElement(using: &generator)!
            }
            return Font(
                words.joined(separator: " "), size: Double(Int.random(in: 4...4000, using: &generator)) / 4,
                weight: Font.Weight.allCases.randomElement(using: &generator)!,
                slant: Font.Slant.allCases.randomElement(using: &generator)!,
                width: Font.Width.allCases.randomElement(using: &generator)!)
        }
    }

    @Test("are kept as their text")
    func coded() throws {
        let data = try JSONEncoder().encode([Font("Sans", size: 11, weight: .bold)])
        #expect(String(decoding: data, as: UTF8.self) == #"["Sans Bold 11"]"#)
        #expect(try JSONDecoder().decode([Font].self, from: data) == [Font("Sans", size: 11, weight: .bold)])
        #expect(throws: DecodingError.self) { try JSONDecoder().decode([Font].self, from: Data(#"["Sans"]"#.utf8)) }
    }
}
