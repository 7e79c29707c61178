import FormTesting
import Testing

@testable import FormCore

private struct Plan: Equatable {
    var limit = 500_000_000
    var length = 25.4
}

private let lengths = [QuantityUnit("mm", 1), QuantityUnit("in", 25.4)]

@MainActor
@Suite("A quantity field")
struct QuantityFieldTests {
    private func field(
        _ control: Element<Control, Plan>, _ state: Plan = Plan(), environment: FormEnvironment = FormEnvironment()
    ) throws -> (driver: FormDriver<Plan>, user: HeadlessUser, field: QuantityField) {
        let form: Form<Plan> = sections { section { controlCell(title: "Row", control: control) } }
        let driver = FormDriver(initial: state, build: form, environment: environment)
        let field = try #require(driver.page.sections[0].cells[0].control?.base as? QuantityField)
        return (driver, HeadlessUser(of: driver.session), field)
    }

    private func limit(_ limit: Int = 500_000_000, in range: ClosedRange<Int> = 0 ... .max) throws
        -> (driver: FormDriver<Plan>, user: HeadlessUser, field: QuantityField)
    {
        try field(quantityField(keyPath: \.limit, in: range, units: .bytes()), Plan(limit: limit))
    }

    private func row(_ user: HeadlessUser) -> String { user.screen.sections[0].rows[0].values.joined(separator: " ") }

    @Test(
        "is printed in the largest unit in which it is whole, and read again",
        arguments: [
            (0, "0 kB"), (1000, "1 kB"), (500_000_000, "500 MB"), (1_500_000_000, "1500 MB"), (-2_000_000_000, "-2 GB"),
            (1_234_567, "1234.567 kB"), (1, "0.001 kB"), (.max, "9223372036854775807"), (.min, "-9223372036854775808"),
        ])
    func canonical(bytes: Int, text: String) {
        let texts = QuantityText<Int>(.bytes(), in: Int.allNumbers)
        #expect(texts.text(of: bytes) == text)
        #expect(texts.value(of: text) == bytes)
    }

    @Test(
        "is rounded to whole numbers where those are kept, and printed so that it is read again",
        arguments: [
            (61, "1.02 min"), (1, "0.02 min"), (0, "0 min"), (86400, "24 h"),
        ])
    func rounded(seconds: Int, text: String) {
        let texts = QuantityText<Int>(Array([QuantityUnit].durations[1...2]), in: Int.allNumbers)
        #expect(texts.text(of: seconds) == text)
        #expect(texts.value(of: text) == seconds)
    }

    @Test(
        "has the digits of fractions",
        arguments: [
            (25.4, "1 in"), (50.8, "2 in"), (0.5, "0.5 mm"), (0, "0 mm"), (-25.4, "-1 in"),
        ])
    func fractions(length: Double, text: String) {
        let texts = QuantityText<Double>(lengths, in: Double.allNumbers)
        #expect(texts.text(of: length) == text)
        #expect(texts.value(of: text) == length)
    }

    @Test(
        "is read with a unit in any case, by its other names, and without one",
        arguments: [
            ("2 GB", 2_000_000_000), ("2gb", 2_000_000_000), ("2 G", 2_000_000_000), (" 1.5 MB ", 1_500_000),
            ("1,5 MB", 1_500_000), ("2000", 2000), ("-1 kB", -1000), ("0.0004 kB", 0), ("1e3 kB", 1_000_000),
        ])
    func reading(text: String, bytes: Int) {
        #expect(QuantityText<Int>(.bytes(), in: Int.allNumbers).value(of: text) == bytes)
    }

    @Test(
        "refuses what is no number, with the range in the unit of the text",
        arguments: [
            ("", "Type a number from 1 MB to 100 GB."), ("many", "Type a number from 1 MB to 100 GB."),
            ("500 GB", "Type a number from 1 MB to 100 GB."), ("0 MB", "Type a number from 1 MB to 100000 MB."),
            ("5 parsec", "Type a number with one of these units: kB, MB, GB."),
            ("1e400 GB", "Type a number from 1 MB to 100 GB."), ("nan GB", "Type a number from 1 MB to 100 GB."),
            ("inf", "Type a number from 1 MB to 100 GB."), ("0x10 MB", "Type a number from 1 MB to 100000 MB."),
            ("🙂 MB", "Type a number from 1 MB to 100000 MB."), ("½ MB", "Type a number from 1 MB to 100000 MB."),
            ("5\u{0} MB", "Character 2 is a control character (U+0000). Remove it."),
            ("MB", "Type a number from 1 MB to 100 GB."),
            (String(repeating: "9", count: 100_000) + " MB", "Type a number from 1 MB to 100000 MB."),
        ])
    func refusing(text: String, sentence: String) throws {
        let (driver, user, _) = try limit(in: 1_000_000...100_000_000_000)
        try user.type(text, into: "Row")
        try user.pressReturn()
        #expect(driver.state == Plan())
        let value = try #require(driver.page.sections[0].cells[0].value)
        #expect(value.check(text)?.sentence.description == sentence)
        try user.pressEscape()
        #expect(row(user) == "[500] [MB ▾]")
    }

    @Test("says that there is nothing less than one of what is kept")
    func lessThanOne() {
        let texts = QuantityText<Int>(.durations, in: 1...90)
        #expect(texts.read("1.5 s") == .failure(FormatError(Sentence("Use whole multiples of %s.", "1 s"))))
        #expect(texts.read("1.5 min") == .success(90))
    }

    @Test("keeps its unit while it is typed and stepped, and takes the best once it was typed or changed otherwise")
    func keptUnit() throws {
        let (driver, user, _) = try limit(999_000_000)
        try user.step("Row", by: 1)
        #expect(driver.state.limit == 1_000_000_000)
        #expect(row(user) == "[1000] [MB ▾]")
        try user.type("7", into: "Row")
        try user.pressEscape()
        #expect(row(user) == "[1000] [MB ▾]")
        try user.type("3000", into: "Row")
        try user.pressReturn()
        #expect(row(user) == "[3] [GB ▾]")
        driver.change(origin: .outside) { $0.limit = 4_000_000_000 }
        #expect(row(user) == "[4] [GB ▾]")
    }

    @Test(
        "shows a number that was typed as after a restart, however it was spelled",
        arguments: [
            "0750", "7.5e2", "750.0", "750,0", "+750", "٧٥٠", "７５０ＭＢ", "750 mb", "0.75 GB", "2 G", "1500 kB", "3000",
            "02000", "0.0004", "0", "000", "750000 kB", "500", "0500 MB", "1234.567", "1e400",
        ])
    func spelling(text: String) throws {
        for start in [500_000_000, 999_000_000] {
            let (driver, user, _) = try limit(start)
            if start > 500_000_000 { try user.step("Row", by: 1) }
            try user.type(text, into: "Row")
            try user.pressReturn()
            if text == "1e400" { try user.pressEscape() }
            let (_, other, _) = try limit(driver.state.limit)
            #expect(row(user) == row(other))
        }
    }

    @Test(
        "shows fractions and units that were typed as after a restart",
        arguments: ["01.50 in", "1,5", "0.10 mm", "2 IN", "25.4 mm", "50,80mm", "1e-1 in"])
    func spelledFraction(text: String) throws {
        let control: Element<Control, Plan> = quantityField(keyPath: \.length, units: lengths)
        let (driver, user, _) = try field(control)
        try user.type(text, into: "Row")
        try user.pressReturn()
        #expect(driver.state != Plan() || text == "25.4 mm")
        #expect(row(user) == row(try field(control, driver.state).user))
    }

    @Test("shows the number as it is written where another unit is chosen for one that was typed")
    func spelledChoice() throws {
        let (driver, user, _) = try limit()
        try user.type("0750", into: "Row")
        try user.choose("kB", in: "Row")
        #expect(driver.state.limit == 750_000)
        #expect(row(user) == "[750] [kB ▾]")
        try user.type("1000", into: "Row")
        try user.choose("MB", in: "Row")
        #expect(driver.state.limit == 1_000_000_000)
        #expect(row(user) == "[1000] [MB ▾]")
    }

    @Test("keeps the number and changes the value where another unit is chosen, as one step")
    func otherUnit() throws {
        let (driver, user, field) = try limit()
        try user.choose("GB", in: "Row")
        #expect(driver.state.limit == 500_000_000_000)
        #expect(row(user) == "[500] [GB ▾]")
        try user.undo()
        #expect(driver.state == Plan())
        #expect(row(user) == "[500] [MB ▾]")
        #expect(driver.session.undoStep == nil)
        try user.redo()
        #expect(row(user) == "[500] [GB ▾]")
        field.chooseUnit(at: 7)
        #expect(throws: FormUserError.self) { try user.choose("TB", in: "Row") }
    }

    @Test("takes the unit that is typed, and the one before it where that is taken back")
    func typedUnit() throws {
        let (driver, user, _) = try limit()
        try user.type("2 G", into: "Row")
        #expect(row(user) == "[2 G] [GB ▾]")
        try user.type("2", into: "Row")
        #expect(row(user) == "[2] [MB ▾]")
        try user.type("2 GB", into: "Row")
        #expect(driver.state == Plan())
        try user.pressReturn()
        #expect(driver.state.limit == 2_000_000_000)
        #expect(row(user) == "[2] [GB ▾]")
        try user.type("500 MB", into: "Row")
        try user.choose("kB", in: "Row")
        #expect(driver.state.limit == 500_000)
        #expect(row(user) == "[500] [kB ▾]")
    }

    @Test("has another unit for what is typed next where nothing stands in it")
    func emptied() throws {
        let (driver, user, _) = try limit()
        try user.type("", into: "Row")
        try user.choose("GB", in: "Row")
        #expect(row(user) == "[] [GB ▾]")
        try user.type("3", into: "Row")
        try user.pressReturn()
        #expect(driver.state.limit == 3_000_000_000)
    }

    @Test("keeps a unit that makes the number too large as a draft, until another is chosen")
    func tooLarge() throws {
        let (driver, user, _) = try limit(in: 1_000_000...100_000_000_000)
        try user.choose("GB", in: "Row")
        #expect(driver.state == Plan())
        #expect(row(user) == "[500] [GB ▾]")
        #expect(user.screen.sections[0].rows[0].notice == "error: Type a number from 1 MB to 100 GB.")
        try user.step("Row", by: -1)
        #expect(driver.state.limit == 100_000_000_000)
        #expect(row(user) == "[100] [GB ▾]")
    }

    @Test("steps by one of the unit, and ends where the range does")
    func steps() throws {
        let (driver, user, _) = try limit(1_000_000_000, in: 300_000_000...2_000_000_000)
        try user.step("Row", by: -1)
        #expect(driver.state.limit == 300_000_000)
        #expect(row(user) == "[0.3] [GB ▾]")
        try user.step("Row", by: 3)
        #expect(driver.state.limit == 2_000_000_000)
    }

    @Test("is shown in the person's language, and read in that of the form too")
    func language() throws {
        var environment = FormEnvironment(
            translate: { $0 == "in" ? "Zoll" : $0 }, locale: FormLocale(decimalSeparator: ","))
        environment.report = { Issue.record("\($0)") }
        let (driver, user, _) = try field(quantityField(keyPath: \.length, units: lengths), environment: environment)
        #expect(row(user) == "[1] [Zoll ▾]")
        try user.type("1,5", into: "Row")
        try user.pressReturn()
        #expect(driver.state.length == 38.1)
        #expect(driver.page.sections[0].cells[0].value?.text() == "38.1 mm")
        try user.type("2 in", into: "Row")
        try user.pressReturn()
        #expect(row(user) == "[2] [Zoll ▾]")
    }

    @Test("is copied with its unit, also while it is typed")
    func copying() throws {
        let form: Form<Plan> = sections {
            section { controlCell(title: "Row", control: quantityField(keyPath: \.length, units: lengths)).copyable() }
        }
        let driver = FormDriver(initial: Plan(), build: form)
        let user = HeadlessUser(of: driver.session)
        for (typed, copied) in [(nil, "1 in"), ("3", "3 in"), ("4 mm", "4 mm"), ("many", "many in")] {
            if let typed { try user.type(typed, into: "Row") }
            try user.copy("Row")
            #expect(user.copiedText == copied)
        }
    }

    @Test("shows a number that can't be typed as it is", arguments: [Double.nan, .infinity])
    func noNumber(number: Double) throws {
        let (driver, user, field) = try field(quantityField(keyPath: \.length, units: lengths), Plan(length: number))
        #expect(row(user) == "[\(number)] [mm ▾]")
        field.numberField.step(by: 1)
        #expect(driver.state.length == 1)
        #expect(row(user) == "[1] [mm ▾]")
    }

    @Test("leaves out units that can't be told apart or count nothing, and reports them")
    func unusable() throws {
        var mistakes: [FormMistake] = []
        var environment = FormEnvironment()
        environment.report = { mistakes.append($0) }
        let units = [
            QuantityUnit("B", 1), QuantityUnit("x", 0), QuantityUnit("y", .nan), QuantityUnit("", 10),
            QuantityUnit("z", 5), QuantityUnit("Z", 6), QuantityUnit("half", 0.5),
        ]
        let (_, _, field) = try field(quantityField(keyPath: \.limit, units: units), environment: environment)
        #expect(field.units == ["B"])
        #expect(mistakes.count == 6)
    }

    @Test("is a number field where there are no units, and reports it")
    func noUnits() {
        var mistakes: [FormMistake] = []
        var environment = FormEnvironment()
        environment.report = { mistakes.append($0) }
        let form: Form<Plan> = sections {
            section { controlCell(title: "Row", control: quantityField(keyPath: \.limit, units: [])) }
        }
        let driver = FormDriver(initial: Plan(), build: form, environment: environment)
        #expect(driver.page.sections[0].cells[0].control?.kind == .numberField)
        #expect(mistakes.count == 1)
    }
}
