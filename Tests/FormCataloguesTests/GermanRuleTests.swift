import FormCore
import Testing

@MainActor
@Suite("In German")
struct GermanRuleTests {
    private let german = German()

    private func expect(_ sentence: Sentence?, _ text: String, _ location: SourceLocation) {
        #expect(sentence.map(german.text) == text, sourceLocation: location)
        #expect(german.missing == [], sourceLocation: location)
    }

    @Test(
        "each rule for texts says what to do",
        arguments: [
            (.required, " ", "Das darf nicht leer sein."),
            (.length(8...), "a", "Verwenden Sie mindestens 8 Zeichen."),
            (.length(...1), "ab", "Verwenden Sie höchstens 1 Zeichen."),
            (.length(...3), "long", "Verwenden Sie höchstens 3 Zeichen."),
            (.length(8...8), "a", "Verwenden Sie genau 8 Zeichen."),
            (.length(8...63), "a", "Verwenden Sie 8 bis 63 Zeichen."),
            (.bytes(2...), "a", "Verwenden Sie mindestens 2 Bytes: \(bytes)."),
            (.bytes(...1), "ab", "Verwenden Sie höchstens 1 Byte: \(bytes)."),
            (.bytes(...2), "abc", "Verwenden Sie höchstens 2 Bytes: \(bytes)."),
            (.bytes(2...2), "a", "Verwenden Sie genau 2 Bytes: \(bytes)."),
            (.bytes(2...3), "a", "Verwenden Sie 2 bis 3 Bytes: \(bytes)."),
            (
                .printableASCII, "é",
                """
                Verwenden Sie nur Buchstaben ohne Umlaute und Akzente, Ziffern, Leerzeichen und die Zeichen \
                einer \
                englischen Tastatur.
                """
            ),
            (.email, "a", "Geben Sie eine E-Mail-Adresse ein, zum Beispiel name@example.com."),
            (
                .host, "-",
                "Geben Sie einen Hostnamen oder eine Adresse ein, zum Beispiel example.com oder 192.168.1.1."
            ),
            (
                .url, "a",
                """
                Geben Sie eine Adresse ein, die mit https:// oder http:// beginnt, zum Beispiel \
                https://example.com.
                """
            ),
            (
                .url(schemes: []), "a",
                "Geben Sie eine Adresse mit ihrem Schema ein, zum Beispiel https://example.com."
            ),
            (.port, "0", "Verwenden Sie eine Portnummer von 1 bis 65535."),
            (.oneOf(["a"]), "b", "Wählen Sie a."),
            (.oneOf(["a", "b", "c"]), "d", "Wählen Sie a, b oder c."),
            (
                .oneOf(["1", "2", "3", "4", "5", "6", "7"]), "d",
                "Wählen Sie einen der Werte, die hier erlaubt sind."
            ),
        ] as [(Rule<String>, String, String)])
    func texts(rule: Rule<String>, value: String, text: String) {
        expect(rule.check(value)?.sentence, text, #_sourceLocation)
    }

    @Test(
        "each range says what to choose",
        arguments: [
            (.range(1...10), "Wählen Sie einen Wert von 1 bis 10."), (.range(1...1), "Wählen Sie 1."),
            (.range(1...), "Wählen Sie einen Wert von mindestens 1."),
            (.range(...(-1)), "Wählen Sie einen Wert von höchstens -1."),
        ] as [(Rule<Int>, String)])
    func ranges(rule: Rule<Int>, text: String) {
        expect(rule.check(0)?.sentence, text, #_sourceLocation)
    }

    @Test(
        "each format of numbers says what to type",
        arguments: [
            (.whole(), "Geben Sie eine ganze Zahl ein."),
            (.whole(in: 1...9), "Geben Sie eine ganze Zahl von 1 bis 9 ein."),
            (.whole(in: 1 ... .max), "Geben Sie eine ganze Zahl von mindestens 1 ein."),
            (.whole(in: .min...9), "Geben Sie eine ganze Zahl von höchstens 9 ein."),
        ] as [(Format<Int>, String)])
    func wholeNumbers(format: Format<Int>, text: String) {
        guard case .failure(let error) = format.parse("x") else { return expect(nil, text, #_sourceLocation) }
        expect(error.sentence, text, #_sourceLocation)
    }

    @Test(
        "each format of decimal numbers says what to type",
        arguments: [
            (.decimal(), "Geben Sie eine Zahl ein."),
            (.decimal(in: 1...9.5), "Geben Sie eine Zahl von 1 bis 9.5 ein."),
            (.decimal(in: 1 ... .greatestFiniteMagnitude), "Geben Sie eine Zahl von mindestens 1 ein."),
            (.decimal(in: -.greatestFiniteMagnitude...9), "Geben Sie eine Zahl von höchstens 9 ein."),
        ] as [(Format<Double>, String)])
    func decimalNumbers(format: Format<Double>, text: String) {
        guard case .failure(let error) = format.parse("x") else { return expect(nil, text, #_sourceLocation) }
        expect(error.sentence, text, #_sourceLocation)
    }

    @Test("a value that is on or off says what to type")
    func onOff() {
        guard case .failure(let error) = Format.onOff.parse("x") else {
            return expect(nil, "", #_sourceLocation)
        }
        expect(error.sentence, "Geben Sie On oder Off ein.", #_sourceLocation)
    }
}

private let bytes = """
    eines für jeden Buchstaben ohne Umlaut oder Akzent, jede Ziffer und jedes Leerzeichen, zwei oder mehr für \
    Umlaute, \
    Akzente, andere Schriften und Emoji
    """
