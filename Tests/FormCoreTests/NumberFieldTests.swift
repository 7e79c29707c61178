import FormCore
import Testing

private struct Printer: Equatable {
    var copies = 5
    var margin = 0.25
}

@MainActor
@Suite("A number field")
struct NumberFieldTests {
    private func field(
        _ control: Element<Control, Printer>, _ state: Printer = Printer(), locale: FormLocale = FormLocale(),
        report: @escaping @MainActor @Sendable (FormMistake) -> Void = { _ in }
    ) throws -> (driver: FormDriver<Printer>, field: NumberField) {
        var environment = FormEnvironment(locale: locale)
        environment.report = report
        let form: Form<Printer> = sections { section { controlCell(title: "Number", control: control) } }
        let driver = FormDriver(initial: state, build: form, environment: environment)
        return (driver, try #require(driver.page.sections[0].cells[0].control?.numberField))
    }

    @Test(
        "adds fractions as a person does",
        arguments: [
            (0.1, 0.2, 1, 0.3), (0.1, 0.1, 7, 0.8), (0.25, 0.1, 1, 0.35), (1.1, 1.1, 2, 3.3), (1e-7, 1e-7, 2, 3e-7),
            (0, 0.1, -3, -0.3), (1e20, 1, 1, 1e20), (123456.7, 0.1, 1, 123456.8),
        ])
    func fractions(start: Double, step: Double, count: Int, end: Double) {
        #expect(start.stepped(by: step, times: count, digits: nil) == end)
    }

    @Test("stops where whole numbers end")
    func wholeEnds() {
        #expect(Int.max.stepped(by: 1, times: 1, digits: nil) == .max)
        #expect(Int.min.stepped(by: 2, times: -1, digits: nil) == .min)
        #expect(1.stepped(by: .max, times: 2, digits: nil) == .max)
        #expect((1 << 53 + 1).stepped(by: 1, times: 1, digits: nil) == 1 << 53 + 2)
        #expect(Int(approximation: 1e300) == .max)
        #expect(Int(approximation: -.infinity) == .min)
    }

    @Test("stops at the ends of its range")
    func ends() throws {
        let (driver, field) = try field(numberField(keyPath: \.copies, in: 1...9, step: 3))
        field.step(by: 1)
        field.step(by: 1)
        #expect(driver.state.copies == 9)
        field.step(by: -100)
        #expect(driver.state.copies == 1)
    }

    @Test("takes a number that is out of its range as it is, until it is stepped into it")
    func outOfRange() throws {
        let (driver, field) = try field(numberField(keyPath: \.copies, in: 1...9), Printer(copies: 500))
        #expect(field.textField.text == "500")
        #expect(field.number == 500)
        field.step(by: 1)
        #expect(driver.state.copies == 500)
        field.step(by: -1)
        #expect(driver.state.copies == 9)
    }

    @Test(
        "begins at its range where the value is no number that could be typed",
        arguments: [
            Double.nan, .infinity, -.infinity,
        ])
    func noNumber(value: Double) throws {
        let (driver, field) = try field(numberField(keyPath: \.margin, in: 2...5), Printer(margin: value))
        #expect(field.number == 2)
        field.step(by: 1)
        #expect(driver.state.margin == 3)
    }

    @Test("steps what is being typed, and the value where that is no number")
    func drafts() throws {
        let (driver, field) = try field(numberField(keyPath: \.copies, in: 1...99))
        field.textField.edit("20")
        field.step(by: 1)
        #expect(driver.state.copies == 21)
        for text in ["", "x", "1e400", "nan", String(repeating: "9", count: 100_000)] {
            field.textField.edit(text)
            #expect(!field.textField.commit())
            #expect(driver.state.copies == 21)
            #expect(isSame(field.textField.text, text))
        }
        field.step(by: 1)
        #expect(driver.state.copies == 22)
        #expect(!field.textField.hasDraft)
    }

    @Test("shows digits and the mark of the locale, and reads them")
    func digits() throws {
        let control: Element<Control, Printer> = numberField(keyPath: \.margin, in: 0...5, step: 0.05, digits: 2)
        let (driver, field) = try field(control, locale: FormLocale(decimalSeparator: ","))
        field.step(by: 5)
        #expect(field.textField.text == "0,50")
        #expect(driver.state.margin == 0.5)
        field.textField.edit("1,125")
        #expect(!field.textField.commit())
        #expect(driver.state.margin == 0.5)
        field.step(by: 1)
        #expect(field.textField.text == "1,18")
        #expect(driver.state.margin == 1.18)
    }

    @Test(
        "takes the number that a widget comes to by steps, or as the next one that can be stepped to",
        arguments: [
            (1.25, 1.25), (0.75, 0.75), (0.8, 0.75), (0.9, 1), (7, 5), (-1, 0), (.nan, 0.25), (.infinity, 5),
        ])
    func move(number: Double, end: Double) throws {
        let (driver, field) = try field(numberField(keyPath: \.margin, in: 0...5, step: 0.25))
        field.move(to: number)
        #expect(driver.state.margin == end)
    }

    @Test("reports a step that leads nowhere, and steps by one", arguments: [0, -1, Double.nan])
    func wrongStep(step: Double) throws {
        var mistakes: [FormMistake] = []
        let (driver, field) = try field(numberField(keyPath: \.margin, in: 0...5, step: step)) { mistakes.append($0) }
        #expect(
            mistakes.map(\.description) == [
                """
                The number of the row “Number” has a step of \(step), which is not above 0, so 1 is used. \
                Give it a step above 0.
                """
            ])
        field.step(by: 1)
        #expect(driver.state.margin == 1.25)
    }

    @Test("reports a range of one number")
    func oneNumber() throws {
        var mistakes: [FormMistake] = []
        let (_, field) = try field(numberField(keyPath: \.copies, in: 5...5)) { mistakes.append($0) }
        #expect(
            mistakes.map(\.description) == [
                """
                The range of the row “Number” has one number, 5, so there is nothing to choose. Give it a range of several numbers.
                """
            ])
        field.step(by: 1)
        #expect(field.number == 5)
    }

    @Test("knows no infinity, also where its range does")
    func infiniteRange() throws {
        let (driver, field) = try field(numberField(keyPath: \.margin, in: 0 ... .infinity))
        field.textField.edit("1e400")
        #expect(!field.textField.commit())
        #expect(driver.state.margin == 0.25)
    }
}
