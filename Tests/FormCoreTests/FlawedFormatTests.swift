import FormCore
import FormTesting
import Testing

private struct State: Equatable {
    var size = 1.25
    var part = Part()
    var number = 1
    var language = "de"
}

private struct Part: Equatable {
    var weight = 2.5
}

/// Prints one digit behind the point, and reads what it prints.
private let rounding = Format<Double>(
    print: { "\(($0 * 10).rounded() / 10)" },
    parse: { Double($0).map { .success($0) } ?? .failure("Type a number.") })

/// Prints a unit, and can't read it.
private let withUnit = Format<Double>(
    print: { "\($0) kg" },
    parse: { Double($0).map { .success($0) } ?? .failure("Type a number.") })

@MainActor
@Suite("A format that does not read what it prints")
struct FlawedFormatTests {
    /// What makes the form look at the formats of its rows.
    enum Occasion: CaseIterable { case typing, committing, choosing, writing, traversing, comparing }

    private func driver(_ rows: [Element<FormCell, State>], _ state: State = State()) -> FormDriver<State> {
        FormDriver(initial: state, build: sections { section(rows) }, defaults: State(), environment: .silent)
    }

    private func field(
        _ format: Format<Double>, isResettable: Bool = true, size: WritableKeyPath<State, Double> & Sendable = \.size
    ) -> Element<FormCell, State> {
        let row = controlCell(title: "Size", control: formattedField(keyPath: size, format: format))
        return isResettable ? row.resettable() : row
    }

    private let unreadable = """
        The format of the row “Size” can't read its own text “1.25 kg”: “Type a number.” \
        Make parse read everything that print writes.
        """

    private let misread = """
        The format of the row “Size” reads another value from its own text “1.3” than the one that it was \
        printed for. Make parse return the value that print was given.
        """

    @Test("is reported once, when the row is used or traversed and not before", arguments: Occasion.allCases)
    func occasions(occasion: Occasion) throws {
        for (format, sentence) in [(withUnit, unreadable), (rounding, misread)] {
            let driver = driver([field(format)])
            let session = driver.session
            let text = try #require(session.field("Size"))
            #expect(session.mistakes.isEmpty)
            for number in 3...4 {
                switch occasion {
                case .typing: text.edit("\(number)")
                case .committing:
                    text.edit("\(number)")
                    text.commit()
                case .choosing: text.value.set("\(number)")
                case .writing: _ = text.value.write("\(number)")
                case .traversing: _ = session.rows()
                case .comparing: _ = session.changedRows()
                }
            }
            #expect(session.mistakes.map(\.description) == [sentence])
        }
    }

    @Test("is reported once, whatever other values the row has later")
    func otherValues() {
        let driver = driver([field(withUnit)])
        for size in [1.25, 2, 3] {
            driver.set(\.size, to: size)
            _ = driver.session.rows()
        }
        #expect(driver.session.mistakes.map(\.description) == [unreadable])
    }

    @Test("is known by the value at hand")
    func valueAtHand() {
        let driver = driver([field(rounding)], State(size: 1.5))
        _ = driver.session.rows()
        #expect(driver.session.mistakes.isEmpty)
        driver.set(\.size, to: 1.25)
        _ = driver.session.rows()
        #expect(driver.session.mistakes.map(\.description) == [misread])
    }

    @Test("is found in a part, and on the page of a row, which has the row's name")
    func part() {
        let form: Form<State> = sections {
            section {
                bind(row: nestedFormattedField(title: "Weight", keyPath: \.weight, format: withUnit), to: \.part)
            }
        }
        let driver = FormDriver(initial: State(), build: form, environment: .silent)
        defer { withExtendedLifetime(driver) {} }
        let session = driver.session
        session.cell("Weight")?.select()
        session.field("Weight")?.edit("3")
        _ = session.rows()
        #expect(
            session.mistakes.map(\.description) == [
                """
                The format of the row “Weight” can't read its own text “2.5 kg”: “Type a number.” \
                Make parse read everything that print writes.
                """
            ])
    }

    @Test("tells no secret")
    func secret() {
        let lines = Format<String>(
            print: { $0.uppercased() },
            parse: { $0 == "DE" ? .success("other") : .failure("“\($0)” is no code.") })
        func row(_ title: String, _ keyPath: WritableKeyPath<State, String> & Sendable) -> Element<FormCell, State> {
            customCell(title: title) { cell, context in
                cell.value = context.value(keyPath, format: lines, isSecret: true)
                return { _ in }
            }
        }
        for (language, words) in [("de", "reads another value"), ("fr", "can't read its own text.")] {
            let driver = driver([row("Code", \.language)], State(language: language))
            _ = driver.session.rows()
            let sentences = driver.session.mistakes.map(\.description)
            #expect(sentences.count == 1)
            #expect(sentences.allSatisfy { $0.contains(words) && !$0.contains(language.uppercased()) })
        }
    }

    @Test("is none of the library's own, also for a value out of its range, nor one for a value that equals nothing")
    func library() {
        let driver = driver(
            [
                field(.decimal(in: 2...3)),
                field(.decimal()).id("no number"),
                controlCell(title: "Number", control: formattedField(keyPath: \.number, format: .whole(in: 2...3))),
                field(Format(print: { "\($0)" }, parse: { .success(Double($0) ?? 0) })).id("own"),
            ], State(size: .nan, number: 7))
        _ = driver.session.rows()
        for cell in driver.page.sections[0].cells { cell.control?.textField?.edit("2") }
        #expect(driver.session.mistakes.isEmpty)
    }

    @Test("is reported where the value of a list, or one that may be missing, would be read as another one")
    func composed() {
        struct Access: Equatable {
            var ports = [7...7, 1...3]
            var name: String? = ""
        }
        let form: Form<Access> = sections {
            section {
                controlCell(title: "Ports", control: formattedField(keyPath: \.ports, format: .ranges(in: 1...9)))
                controlCell(title: "Name", control: formattedField(keyPath: \.name, format: .optional(.text)))
            }
        }
        let driver = FormDriver(initial: Access(), build: form, environment: .silent)
        _ = driver.session.rows()
        let isMisread = driver.session.mistakes.map { "\($0)".contains("reads another value from its own text") }
        #expect(isMisread == [true, true])
        driver.change { $0 = Access(ports: [1...3, 7...7], name: nil) }
        #expect(driver.session.rows().compactMap { $0.value?.text() } == ["1-3,7", ""])
    }
}

@MainActor
@Suite("Options that can't be told apart")
struct RepeatedOptionTests {
    private func session(_ row: Element<FormCell, State>) -> FormSession {
        FormDriver(initial: State(), build: sections { section { row } }, environment: .silent).session
    }

    private let shared = """
        Two options of the row “Language” have the title “Deutsch”, so only the first can be chosen by it, \
        such as on the command line. Give each a title of its own.
        """

    private let repeated = """
        The option of the row “Language” is on its page twice, so two rows are checked at once. \
        Remove one of them.
        """

    private func languages(_ options: [String]) -> Element<FormCell, State> {
        nestedOptions(title: "Language", keyPath: \.language, options: options) { $0 == "fr" ? "Français" : "Deutsch" }
    }

    @Test("are reported by a traversal where they have one title, and before the first frame not at all")
    func sharedTitle() {
        let session = session(languages(["de", "fr", "at"]))
        #expect(session.mistakes.isEmpty)
        for _ in 0..<2 { _ = session.rows() }
        #expect(session.mistakes.map(\.description) == [shared])
    }

    @Test("are reported by a traversal where they are equal, as on their page")
    func equal() {
        let session = session(languages(["de", "fr", "de"]))
        _ = session.rows()
        #expect(session.mistakes.map(\.description) == [repeated])
        session.cell("Language")?.select()
        #expect(session.mistakes.map(\.description).filter { $0 == repeated } == [repeated])
        #expect(!session.mistakes.map(\.description).contains(shared))
    }

    @Test("are reported when one is written by its title")
    func written() throws {
        let session = session(languages(["de", "fr", "at"]))
        #expect(session.cell("Language")?.value?.write("Deutsch") == nil)
        #expect(session.mistakes.map(\.description) == [shared])
    }

    @Test("are reported of a choice of rows in a group")
    func choiceOfRows() {
        let form: Form<State> = sections {
            choice(title: "Language") {
                optionCell(title: "Deutsch", option: "de", keyPath: \.language)
                optionCell(title: "Français", option: "fr", keyPath: \.language)
                optionCell(title: "Deutsch", option: "at", keyPath: \.language)
            }
        }
        let session = FormDriver(initial: State(), build: form, environment: .silent).session
        _ = session.rows()
        #expect(session.mistakes.map(\.description) == [shared])
    }
}
