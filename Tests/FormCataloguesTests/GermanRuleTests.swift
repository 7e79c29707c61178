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
                englischen Tastatur. Das erste Zeichen ist „é“ (U+00E9).
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

    @Test(
        "each other format says what to type, as the person writes it",
        arguments: [
            (refusal(.decimal(digits: 1), "1,25"), "Verwenden Sie höchstens 1 Nachkommastelle."),
            (refusal(.decimal(digits: 2), "1,255"), "Verwenden Sie höchstens 2 Nachkommastellen."),
            (
                refusal(.decimal(), "01.500"),
                "„01.500“ kann 1500 oder 1,500 bedeuten. Geben Sie eine der beiden Zahlen ein."
            ),
            (refusal(.percent(in: 0.125...1), "x"), "Geben Sie eine Prozentzahl von 12,5 % bis 100 % ein."),
            (refusal(.bytes(), "x"), "Geben Sie eine Größe ein, zum Beispiel 1,5 GB."),
            (refusal(.bytes(in: 1...9), "x"), "Geben Sie eine Größe von 1 B bis 9 B ein."),
            (refusal(.bytes(in: 1 ... .max), "x"), "Geben Sie eine Größe von mindestens 1 B ein."),
            (refusal(.bytes(in: 0...9), "x"), "Geben Sie eine Größe von höchstens 9 B ein."),
            (refusal(.seconds(), "x"), "Geben Sie eine Dauer ein, zum Beispiel 1 h 30 min."),
            (refusal(.seconds(in: 1...60), "x"), "Geben Sie eine Dauer von 1 s bis 1 min ein."),
            (refusal(.seconds(in: 1 ... .max), "x"), "Geben Sie eine Dauer von mindestens 1 s ein."),
            (refusal(.seconds(in: 0...60), "x"), "Geben Sie eine Dauer von höchstens 1 min ein."),
            (refusal(.seconds(), "1,5 s"), "Lassen Sie weg, was kürzer als eine Sekunde ist."),
            (refusal(.date, "x"), "Geben Sie ein Datum ein, zum Beispiel 24.12.2026."),
            (refusal(.date, "1.2.26"), "Geben Sie das Jahr mit vier Ziffern ein, zum Beispiel 24.12.2026."),
            (refusal(.date, "30.2.2026"), "Diesen Tag gibt es nicht: Der Monat endet am 28.02.2026."),
            (refusal(.time, "x"), "Geben Sie eine Uhrzeit ein, zum Beispiel 14:30."),
            (refusal(.dateTime, "x"), "Geben Sie ein Datum und eine Uhrzeit ein, zum Beispiel 24.12.2026 14:30."),
            (refusal(.hexColor, "x"), "Geben Sie eine Farbe ein, zum Beispiel #3584e4."),
            (refusal(.cssColor, "x"), "Geben Sie eine Farbe ein, zum Beispiel #3584e4, rgb(53, 132, 228) oder blue."),
            (refusal(.ipv4, "x"), "Geben Sie eine IPv4-Adresse ein, zum Beispiel 192.168.1.1."),
            (refusal(.ipv6, "x"), "Geben Sie eine IPv6-Adresse ein, zum Beispiel 2001:db8::1."),
            (refusal(.ipAddress, "x"), "Geben Sie eine IP-Adresse ein, zum Beispiel 192.168.1.1 oder 2001:db8::1."),
            (refusal(.cidr, "x"), "Geben Sie ein Netzwerk ein, zum Beispiel 192.168.1.0/24 oder 2001:db8::/32."),
            (refusal(.cidr, "10.0.0.1/8"), "Geben Sie die erste Adresse des Netzwerks ein: 10.0.0.0/8."),
            (refusal(.mac, "x"), "Geben Sie eine Hardwareadresse ein, zum Beispiel 00:1a:2b:3c:4d:5e."),
            (refusal(.list(of: .whole()), "1, x"), "„x“: Geben Sie eine ganze Zahl ein."),
            (
                refusal(.list(of: .whole()), "1,,2"),
                "Eintrag 2 ist leer: Geben Sie dort etwas ein, oder entfernen Sie ihn."
            ),
            (refusal(.ranges(in: 1...9), "1, x"), "„x“: Geben Sie Zahlen und Bereiche von 1 bis 9 ein."),
            (refusal(.ranges(in: 1...9), "3-1"), "„3-1“: Beginnen Sie einen Bereich mit der kleinsten Zahl."),
            (refusal(.optional(.whole()), "x"), "Geben Sie eine ganze Zahl ein. Oder lassen Sie das Feld leer."),
        ] as [(Sentence?, String)])
    func formats(sentence: Sentence?, text: String) {
        #expect(sentence.map { german.environment(locale: germany).text(of: $0) } == text)
        #expect(german.missing == [])
    }

    @Test("a value that is on or off says what to type")
    func onOff() {
        guard case .failure(let error) = Format.onOff.parse("x") else {
            return expect(nil, "", #_sourceLocation)
        }
        expect(error.sentence, "Geben Sie On oder Off ein.", #_sourceLocation)
    }
}

private let germany = FormLocale(
    decimalSeparator: ",", groupSeparator: ".", dateOrder: .dayMonthYear, dateSeparator: ".")

/// What a format says of a text that somebody in Germany has typed.
private func refusal<Value>(_ format: Format<Value>, _ text: String) -> Sentence? {
    if case .failure(let error) = format.read(text, germany) { error.sentence } else { nil }
}

private let bytes = """
    eines für jeden Buchstaben ohne Umlaut oder Akzent, jede Ziffer und jedes Leerzeichen, zwei oder mehr für \
    Umlaute, \
    Akzente, andere Schriften und Emoji
    """
