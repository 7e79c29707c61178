import FormCore
import FormTesting
import Testing

private enum Quality: CaseIterable, Sendable { case draft, high, archive }

private struct State: Equatable {
    var quality = Quality.draft
    var isGerman = false
    var allowsAll = false
}

private let form: Form<State> = sections {
    section {
        picker(title: "Quality", keyPath: \.quality, optionsFrom: { _ in Quality.allCases }) { state, quality in
            switch quality {
            case .draft: state.isGerman ? "Entwurf" : "Draft"
            // Two options have the same title, which is reported.
            case .high, .archive: state.isGerman ? "Hoch" : "High"
            }
        }
        .rules(\.self, [Rule("This takes too long.") { $0.quality == .draft || $0.allowsAll }])
        controlCell(title: "All Qualities", control: uiSwitch(keyPath: \.allowsAll))
    }
}

private struct Receiver: Equatable {
    var band = "FM"
    var isLoud = false
}

private let receiverForm: Form<Receiver> = sections {
    section {
        picker(title: "Band", keyPath: \.band, options: ["AM", "FM", "DAB", "Web"])
            .rules(\.band, [.oneOf(["AM", "FM", "DAB"])])
        controlCell(title: "Loud", control: uiSwitch(keyPath: \.isLoud))
    }
}

@MainActor
@Suite("A value that the user chooses")
struct ChosenValueTests {
    private let driver = FormDriver(
        initial: State(), build: form, environment: FormEnvironment(report: { _ in }))

    private func picker() throws -> Picker {
        try #require(driver.page.sections[0].cells[0].control?.base as? Picker)
    }

    @Test("is the option that was chosen, even if another has the same title")
    func sameTitle() throws {
        driver.set(\.allowsAll, to: true)
        try picker().choose(at: 2)
        #expect(driver.state.quality == .archive)
        #expect(try picker().chosen == 2)
        try picker().choose(at: 1)
        #expect(driver.state.quality == .high)
    }

    @Test("stays the draft while the titles of the options change, and is accepted once the rule allows it")
    func changedTitles() throws {
        try picker().choose(at: 1)
        #expect(driver.state.quality == .draft)
        driver.set(\.isGerman, to: true)
        #expect(try picker().chosen == 1)
        #expect(try picker().text == "Hoch")
        driver.set(\.allowsAll, to: true)
        #expect(driver.state.quality == .high)
    }

    @Test("is no conflict with another program that writes the same, whatever its title is by then")
    func sameValueElsewhere() throws {
        try picker().choose(at: 1)
        driver.change { state in
            state.quality = .high
            state.isGerman = true
        }
        #expect(!Screen(of: driver.session).description.contains("elsewhere"))
    }

    @Test("replaces a draft that can't be read, even if it is the value that the row has")
    func unreadDraft() throws {
        driver.page.sections[0].cells[0].value?.set("Best")
        #expect(try picker().chosen == nil)
        try picker().choose(at: 0)
        #expect(try picker().chosen == 0)
        #expect(driver.session.record == FormRecord())
    }

    @Test("replaces a draft of a switch that can't be read, which is shown as off")
    func unreadDraftOfSwitch() throws {
        driver.set(\.allowsAll, to: true)
        let cell = driver.page.sections[0].cells[1]
        let toggle = try #require(cell.control?.toggle)
        cell.value?.set("perhaps")
        #expect(!toggle.isOn)
        toggle.set(true)
        #expect(toggle.isOn)
        #expect(driver.session.record == FormRecord())
    }

    @Test(
        "is the value afterwards, whatever draft it replaces and whatever another program has written meanwhile",
        arguments: [false, true], [Applying.atOnce, .explicitly])
    func afterAnotherProgram(isSetWithOthers: Bool, applying: Applying) async throws {
        for draft in ["Web", "Nowhere", ""] {
            for theirs in ["AM", "FM", "DAB"] {
                for chosen in ["AM", "FM", "DAB"] {
                    let driver = FormDriver(initial: Receiver(), build: receiverForm, applying: applying)
                    let value = try #require(driver.session.row(at: "Band")?.value)
                    value.set(draft)
                    driver.change { $0.band = theirs }
                    if isSetWithOthers {
                        _ = await driver.session.set([("Band", chosen), ("Loud", "true")])
                    } else {
                        let picker = try #require(driver.page.sections[0].cells[0].control?.base as? Picker)
                        picker.choose(at: try #require(picker.options.firstIndex { $0.title == chosen }))
                    }
                    let row: Comment = "“\(chosen)” over “\(draft)”, and over “\(theirs)” of another program"
                    #expect(value.text() == chosen, row)
                    #expect(driver.session.record["Band"].draft == nil, row)
                    #expect(driver.session.conflicts == (["FM", chosen].contains(theirs) ? [] : ["Band"]), row)
                }
            }
        }
    }

    @Test("is the value also if another option with the same title was the value meanwhile")
    func sameTitleElsewhere() throws {
        driver.set(\.allowsAll, to: true)
        driver.set(\.quality, to: .high)
        driver.page.sections[0].cells[0].value?.set("Best")
        driver.set(\.quality, to: .archive)
        try picker().choose(at: 1)
        #expect(driver.state.quality == .high)
    }

    @Test("is no edit if it is the value already, whatever was typed over an earlier value")
    func sameAsElsewhere() throws {
        driver.page.sections[0].cells[0].value?.set("Best")
        driver.change { $0.quality = .high }
        try picker().choose(at: 1)
        #expect(driver.session.record["Quality"].draft == nil)
        #expect(driver.session.questionBeforeClosing() == nil)
    }
}
