import SourceLiterals
import Testing

/// What the tests of the catalogues rest on.
@Suite("The literals of a source")
struct LiteralScannerTests {
    @Test(
        "are found wherever they stand, with their escapes read",
        arguments: [
            (#"let a = "one two""#, ["one two"]),
            (#"// "no""#, []), (#"/* "no /* "no" */ no" */ "yes""#, ["yes"]),
            (#""a \"b\" \\ \n\u{2026}""#, ["a \"b\" \\ \n…"]),
            (##"#"a "b" \n \#n"#"##, ["a \"b\" \\n \n"]),
            (#""one \(f("two", (3))) three""#, ["two", "one \\() three"]),
            (#"["": "a", "b": ""]"#, ["", "a", "b", ""]),
            ("\"\"\"\n    one\n      two \\\n    three\n\n    four\n    \"\"\"", ["one\n  two three\n\nfour"]),
            (#"x ? "a" : "b""#, ["a", "b"]),
        ] as [(String, [String])])
    func found(source: String, texts: [String]) {
        #expect(SourceLiteral.literals(in: source).map(\.text) == texts)
    }

    @Test("are told with their line and the code before them")
    func place() throws {
        let source = "let a = 1\nfunc b() {\n    c(\n        one:  \"x\") // y\n    d(\"z\")\n}"
        let literals = SourceLiteral.literals(in: source, file: "b.swift")
        #expect(literals.map(\.line) == [4, 5])
        #expect(literals[0].codeBefore.hasSuffix("c(\n        one:"))
        #expect(literals[1].codeBefore.hasSuffix("d("))
        #expect("\(literals[0])" == "b.swift:4: “x”")
    }

    @Test("are those of a whole folder")
    func folder() throws {
        #expect(try SourceLiteral.all(in: "Sources/FormValues/Rules").contains { $0.text == "Choose %s." })
    }
}
