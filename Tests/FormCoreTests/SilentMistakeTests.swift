import CustomDump
import FormCore
import Testing

private struct State: Equatable {
    struct Item: Equatable, Sendable {
        var id = "new"
        var text = ""
    }

    var isOn = false
    var text = ""
    var items = [Item()]
}

private func toggle(_ title: String) -> Element<FormCell, State> {
    controlCell(title: title, control: uiSwitch(keyPath: \.isOn))
}

@MainActor
@Suite("A mistake that nobody would see")
struct SilentMistakeTests {
    private func mistakes(
        _ section: Element<Section, State>, defaults: State? = nil
    ) -> (driver: FormDriver<State>, told: Log<String>) {
        let told = Log<String>()
        let driver = FormDriver(
            initial: State(), build: sections { section }, title: "Root", defaults: defaults,
            environment: FormEnvironment(report: { told.append($0.description) }))
        _ = driver.session.rows()
        return (driver, told)
    }

    @Test("is told: a reset without a default, of a row or a section")
    func resettable() {
        let row = mistakes(section { toggle("On").resettable() })
        expectNoDifference(
            row.told.take(),
            [
                """
                The row “On” is .resettable(), but has no default, so its button is never shown. Give the driver \
                defaults, or the row a default of its own with .default(_:from:).
                """
            ])
        let all = mistakes(section { toggle("On") }.resettable())
        expectNoDifference(
            all.told.take(),
            [
                """
                Section 1 of the page “Root” is .resettable(), but its rows have no defaults, so its button is never \
                shown. Give the driver defaults.
                """
            ])
        let own = toggle("On").default(\.isOn) { _ in true }
        for section in [section { own.resettable() }, section { own }.resettable()] {
            #expect(mistakes(section).told.take() == [])
        }
        for section in [section { toggle("On").resettable() }, section { toggle("On") }.resettable()] {
            #expect(mistakes(section, defaults: State()).told.take() == [])
        }
    }

    @Test("is told: an effect of a row that only opens a page")
    func effect() {
        let page: Form<State> = sections { section { toggle("On") } }
        let row = detailTextCell(title: "More", keyPath: \State.text, form: page).effect(\.self) { _ in }
        expectNoDifference(
            mistakes(section { row }).told.take(),
            [
                """
                The row “More” has an effect but no value that the user could type or choose, so it is never \
                performed. Give it to the rows that have the values.
                """
            ])
        #expect(mistakes(section { toggle("On").effect(\.self) { _ in } }).told.take() == [])
    }

    @Test("is told: a new item with the id of one that is there, when it is added")
    func adding() {
        let (driver, told) = mistakes(
            section {
                list("Items", \.items, id: \.id) { controlCell(title: "Text", control: textField(keyPath: \.text)) }
                    .adding("Add") { _ in State.Item() }
            })
        #expect(told.take() == [])
        driver.session.cell("Add")?.select()
        driver.session.cell("Add")?.select()
        expectNoDifference(
            told.take(),
            [
                """
                The closure of .adding(_:) makes an item with the id “new”, which the list “Items” has already, so \
                nothing is added. Give each new item an id that no other item has.
                """
            ])
        #expect(driver.state.items.count == 1)
    }

    @Test("is told: a driver that is gone, when a view is attached or the user sets something")
    func driver() {
        let told = Log<String>()
        let sentence = """
            The driver of the form “Root” is gone, so what the user does has no effect. Hold the driver for as long \
            as the form is shown, such as in a property beside the window; a session doesn't hold it.
            """
        func makeDriver() -> FormDriver<State> {
            FormDriver(
                initial: State(), build: sections { section { toggle("On") } }, title: "Root",
                environment: FormEnvironment(report: { told.append($0.description) }))
        }
        let session = makeDriver().session
        #expect(told.take() == [])
        session.observer = { _ in }
        expectNoDifference(told.take(), [sentence])
        session.observer = nil

        var driver: FormDriver<State>? = makeDriver()
        let other = driver!.session
        other.observer = { _ in }
        #expect(told.take() == [])
        driver = nil
        _ = other.cell("On")?.value?.write("On", origin: .person)
        expectNoDifference(told.take(), [sentence])
        other.observer = nil
    }
}

@MainActor
@Suite("A text that is no option")
struct WrongOptionTests {
    private struct Zone: Equatable { var name = "Zone 1" }

    private func refusal(of text: String, among options: [String]) -> String? {
        let driver = FormDriver(
            initial: Zone(name: options[0]),
            build: sections { section { nestedOptions(title: "Zone", keyPath: \Zone.name, options: options) } })
        return driver.session.rows()[0].value?.check(text)?.description
    }

    @Test("is answered with similar ones and at most ten of all")
    func options() {
        let zones = (1...418).map { "Zone/City \($0)" }
        let ten = (1...10).map { "Zone/City \($0)" }.joined(separator: ", ")
        #expect(
            refusal(of: "zone/cty 418", among: zones)?.hasPrefix(
                "Did you mean “Zone/City 418”") == true)
        #expect(refusal(of: "Mars", among: zones) == "Choose one of: \(ten), and 408 others.")
        #expect(refusal(of: "Mars", among: Array(zones.prefix(11))) == "Choose one of: \(ten), and 1 other.")
        #expect(refusal(of: "Mars", among: Array(zones.prefix(10))) == "Choose one of: \(ten).")
        #expect(refusal(of: "Higj", among: ["Low", "High"]) == "Did you mean “High”? Choose one of: Low, High.")
        #expect(refusal(of: String(repeating: "x", count: 100_000), among: zones)?.count ?? 0 < 300)
    }
}
