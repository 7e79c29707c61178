import FormCore
import FormTesting
import ManualTime
import Testing

private struct State: Equatable {
    var name = "Net"
    var place = "Hall"
    var isOn = false
    var first = 1
    var last = 5
    var number = 3
}

/// What several edits leave in the entry of one row stays apart: each has the row as it was edited.
@MainActor
@Suite("What is known of one row's editing")
struct RowEditingTests {
    private let service = AskedService()

    private func makeDriver() -> FormDriver<State> {
        let service = service
        let form: Form<State> = sections {
            section {
                controlCell(title: "Name", control: textField(keyPath: \.name))
                    .effect(\.name) { try await service.accept($0) }
                controlCell(title: "Place", control: textField(keyPath: \.place))
                    .effect(\.place, when: \.isOn) { try await service.accept($0) }
                controlCell(title: "On", control: uiSwitch(keyPath: \.isOn))
            }
            section {
                controlCell(title: "First Day", control: formattedField(keyPath: \.first, format: .whole()))
                controlCell(title: "Last Day", control: formattedField(keyPath: \.last, format: .whole()))
            }
            section {
                picker(title: "Number", keyPath: \.number, options: [1, 2, 3], text: { $0 < 3 ? "Few" : "Many" })
                    .rules(\.number, [Rule { $0 < 3 ? .error("Too few.") : nil }])
            }
        }
        .rule(for: "First Day", "Last Day") { $0.first > $0.last ? .error("The first day is too late.") : nil }
        return FormDriver(
            initial: State(), build: form, defaults: State(), applying: .explicitly,
            environment: FormEnvironment(report: { _ in }))
    }

    @Test("lets the program get what a service accepts, although the user types in the row meanwhile")
    func typedOverPending() async throws {
        let driver = makeDriver()
        let setting = Task { await driver.session.setAtOnce([("Name", "Café")]) }
        #expect(await comesTrue { service.asked == ["Café"] })
        driver.session.field("Name")?.edit("Ca")
        let entry = driver.session.record["Name"]
        #expect(entry.draft?.text == "Ca" && entry.pending?.text == "Café")
        service.answer()
        #expect(await comesTrue { driver.session.record["Name"].pending == nil })
        #expect(driver.state.name == "Café")
        _ = await setting.value
    }

    @Test("keeps a draft waiting for another row when another program changes the value")
    func waitingBesideConflict() {
        let driver = makeDriver()
        let field = driver.session.field("First Day")
        field?.edit("2")
        field?.commit()
        #expect(driver.edited.first == 2 && driver.state.first == 1)
        field?.edit("7")
        #expect(field?.commit() == true)
        driver.set(\.first, to: 3)
        let entry = driver.session.record["First Day"]
        #expect(entry.conflict != nil)
        #expect(entry.issue == nil)
        #expect(entry.draft?.text == "7")
    }

    @Test("does not give the program at once what is reset while a command waits for a service")
    func resetBesideCommand() async throws {
        let service = service
        let form: Form<State> = sections {
            section {
                detailTextCell(
                    title: "More", keyPath: \.name,
                    form: sections {
                        section {
                            controlCell(title: "Name", control: textField(keyPath: \.name))
                                .effect(\.name) { try await service.accept($0) }
                        }
                    })
            }
        }
        let driver = FormDriver(
            initial: State(name: "Own"), build: form, defaults: State(), applying: .explicitly,
            environment: FormEnvironment(report: { _ in }))
        let setting = Task { await driver.session.setAtOnce([("More/Name", "Café")]) }
        #expect(await comesTrue { service.asked == ["Café"] })
        driver.session.reset("More")
        #expect(service.asked == ["Café"])
        #expect(driver.edited.name == "Net" && driver.state.name == "Own")
        service.answer()
        _ = await setting.value
    }

    @Test("sets values together although one of them is to be accepted for applying too")
    func jointBesideApplying() async throws {
        let driver = makeDriver()
        let field = driver.session.field("Place")
        field?.edit("Attic")
        field?.commit()
        let setting = Task {
            await driver.session.setAtOnce([("Name", "Café"), ("Place", "Cellar")])
        }
        #expect(await comesTrue { service.asked == ["Café"] })
        driver.set(\.isOn, to: true)
        driver.session.apply()
        #expect(await comesTrue { service.asked == ["Café", "Attic"] })
        service.answer()
        #expect(await comesTrue { driver.state.name == "Café" })
        #expect(driver.state.place == "Cellar")
        service.answer()
        _ = await setting.value
        #expect(await comesTrue { driver.session.record.rows.values.allSatisfy { $0.pending == nil } })
    }

    @Test("shows the option that was chosen last, also if another has the same title and the same issue")
    func sameTitle() throws {
        let driver = makeDriver()
        let cell = try #require(driver.session.cell("Number"))
        guard case .menu(let picker) = cell.control else { fatalError("The row has no menu.") }
        picker.choose(at: 0)
        #expect(picker.chosen == 0)
        #expect(cell.notice == .error("Too few."))
        picker.choose(at: 1)
        #expect(picker.chosen == 1)
        #expect(driver.edited.number == 3)
    }
}

extension FormSession {
    /// Sets rows as a command does.
    fileprivate func setAtOnce(_ texts: [(path: RowPath, text: String)]) async -> [RowPath: Notice] {
        let rows = texts.compactMap { item in row(at: item.path).map { (row: $0, text: item.text) } }
        return await set(rows, isAppliedAtOnce: true)
    }
}
