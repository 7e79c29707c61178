@testable import FormCore
import FormTesting
import Testing

private struct State: Equatable {
    var name = "Net"
    var port = 80
    var isOn = false
}

private let form: Form<State> = sections {
    section {
        controlCell(title: "Name", control: textField(keyPath: \.name)).rules(\.name, [.required])
        controlCell(title: "Port", control: formattedField(keyPath: \.port, format: .whole(in: 1...99)))
        controlCell(title: "On", control: uiSwitch(keyPath: \.isOn))
    }
}

/// A plan has changes of the record, and not the record as it was when the plan was made.
@MainActor
@Suite("A plan of an edit")
struct PlanTests {
    private let driver = FormDriver(initial: State(), build: form, defaults: State(name: "Home"))

    private func edited(_ path: RowPath) throws -> EditedRow {
        try #require(driver.session.row(at: path)?.edited)
    }

    /// Edits that change the record in different ways.
    private func edits() throws -> [FormEdit] {
        let (name, port, isOn) = (try edited("Name"), try edited("Port"), try edited("On"))
        return [
            .type("", .shown, name), .type("Home", .shown, name), .commit(name), .commit(port), .forget(["Name"]),
            .discard("Name"), .set([(port, .text("many", .canonical))]), .set([(isOn, .value(true))]),
            .set([(port, .text("7", .canonical)), (name, .text("Hall", .canonical))]), .lookAgain([name, port, isOn]),
            .leave("Name"), .endWaiting(except: nil), .reset([name, port], to: .defaults, as: .root), .undo([]),
            .redo([]), .show(.warning("Slow."), at: "Name"), .showIssue(.error("Bad."), at: "Port"), .cancelEdits,
        ]
    }

    /// All of an entry, also what the user doesn't see.
    private func whole(_ entry: RowEditing) -> String {
        let question = entry.question.map { "\($0.number) \($0.text) \($0.stage)" } ?? "no question"
        return "\(entry) \(entry.isTouched) \(entry.hasStoredIssue) \(entry.overwritten != nil) \(question)"
    }

    private func whole(_ record: FormRecord) -> [RowPath: String] { record.rows.mapValues { whole($0) } }

    @Test("keeps what was recorded of other rows and of the window since it was made")
    func between() throws {
        var model = driver.store.model
        let context = driver.context
        let said: [FormEdit] = [
            .show(.error("Off."), at: "On"), .say(.warning("Late."), from: "clock", about: nil, details: nil),
        ]
        // What an edit meets depends on those before it.
        for edit in try edits() + edits() {
            let plan = model.plan(.form(edit), in: context)
            for edit in said { _ = model.send(.form(edit), in: context) }
            let between = model.record
            _ = model.apply(plan, now: context.now)
            #expect(model.record.notices == between.notices, "\(edit)")
            for (path, entry) in between.rows where plan.editing.entries[path] == nil {
                #expect(whole(model.record[path]) == whole(entry), "\(edit): \(path)")
            }
        }
    }

    @Test("changes nothing before it is applied, and has the same outcome whenever it is made")
    func pure() throws {
        var model = driver.store.model
        let context = driver.context
        for edit in try edits() + edits() {
            let before = model
            let plans = (0..<2).map { _ in model.plan(.form(edit), in: context) }
            #expect(whole(model.record) == whole(before.record) && model.edited == before.edited, "\(edit)")
            var other = model
            _ = (model.apply(plans[0], now: context.now), other.apply(plans[1], now: context.now))
            #expect(whole(model.record) == whole(other.record) && model.edited == other.edited, "\(edit)")
        }
    }
}
