import FormCore
import FormTesting
import Testing

@MainActor
@Suite("A control in which a text is typed")
struct TextControlTests {
    private struct State: Equatable {
        var isOn = false
        var text = ""
        var number = 5
    }

    private func field(
        _ control: Element<Control, State>, _ state: State = State(), environment: FormEnvironment = .silent
    ) throws -> (driver: FormDriver<State>, field: TextField) {
        let driver = FormDriver(
            initial: state, build: sections { section { controlCell(title: "Row", control: control) } },
            environment: environment)
        return (driver, try #require(driver.session.field("Row")))
    }

    @Test("has what its author gave it, in the person's language")
    func decoration() throws {
        let environment = FormEnvironment(translate: { ["Name": "Nom", "mm": "millimètres"][$0] ?? $0 })
        let control: Element<Control, State> = textField(keyPath: \.text)
            .suffix("mm").prefix("ca.").placeholder("Name").clearable().counted(.characters(3))
        let (driver, field) = try field(control, environment: environment)
        let decoration = field.decoration
        #expect(decoration.placeholder == "Nom" && decoration.prefix == "ca." && decoration.suffix == "millimètres")
        #expect(decoration.isClearable && decoration.limit == .characters(3))
        #expect(HeadlessUser(of: driver.session).screen.description.contains("Row ca. [(Nom)] millimètres 0 of 3"))
    }

    @Test("has nothing around it otherwise, and so no length")
    func plain() throws {
        let (_, field) = try field(formattedField(keyPath: \.number, format: .whole(in: 1...10)))
        let decoration = field.decoration
        #expect([decoration.placeholder, decoration.prefix, decoration.suffix] == [nil, nil, nil])
        #expect(!decoration.isClearable && decoration.limit == nil)
        #expect(field.count == nil)
    }

    @Test(
        "is counted as the rule counts",
        arguments: [
            ("", "0 of 8", "0 of 8"),
            ("abc", "3 of 8", "3 of 8"),
            ("e\u{301}é", "2 of 8", "5 of 8"),
            ("👨‍👩‍👧", "1 of 8", "18 of 8"),
            ("שלום", "4 of 8", "8 of 8"),
            (String(repeating: "x", count: 100_000), "100000 of 8", "100000 of 8"),
        ])
    func counting(text: String, characters: String, bytes: String) throws {
        for (limit, count) in [(TextLimit.characters(8), characters), (.bytes(8), bytes)] {
            let (driver, field) = try field(textField(keyPath: \.text).counted(limit))
            field.edit(text)
            #expect(field.count == count)
            #expect(driver.state.text == "")
        }
        let limits = (Rule<String>.length(...8), Rule<String>.bytes(...8))
        #expect((limits.0.check(text) == nil) == (TextLimit.characters(8).length(of: text) <= 8))
        #expect((limits.1.check(text) == nil) == (TextLimit.bytes(8).length(of: text) <= 8))
    }

    @Test("takes what was pasted as one line")
    func lines() throws {
        let (driver, field) = try field(textField(keyPath: \.text))
        field.edit("\r\n secret\n")
        #expect(field.text == " secret")
        field.edit("one\r\n\u{2028}two\u{85}three")
        field.commit()
        #expect(driver.state.text == "one two three")
    }

    @Test("leaves the lines that the value has had already")
    func keptLines() throws {
        let (driver, field) = try field(textField(keyPath: \.text), State(text: "one\ntwo"))
        field.edit("one\ntwo!")
        field.commit()
        #expect(driver.state.text == "one\ntwo!")
    }

    @Test("shows a sign for the character 0, at which other toolkits would end the text")
    func zero() throws {
        let (driver, field) = try field(textField(keyPath: \.text), State(text: "one\0two"))
        #expect(field.text == "one␀two")
        field.edit("one␀two")
        #expect(!field.hasDraft && driver.state.text == "one\0two")
        field.edit("three\0")
        field.commit()
        #expect(field.text == "three␀")
    }

    @Test("is the only one that can be given such things")
    func mistakes() {
        let told = Log<String>()
        let form: Form<State> = sections {
            section {
                controlCell(title: "Row", control: uiSwitch(keyPath: \.isOn).placeholder("Off").clearable())
            }
        }
        let driver = FormDriver(
            initial: State(), build: form, environment: FormEnvironment(report: { told.append($0.description) }))
        #expect(driver.session.cell("Row")?.control?.toggle != nil)
        #expect(
            told.take()
                == [".placeholder(_:)", ".clearable()"].map {
                    """
                    The control of the row “Row” has \($0), which doesn't apply to its kind of input, so it is left out. \
                    Give it to a control such as textField(keyPath:) or passwordField(keyPath:), or remove it.
                    """
                })
    }
}
