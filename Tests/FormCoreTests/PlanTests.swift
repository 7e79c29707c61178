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

    /// Edits that change the record in different ways.
    private let edits: [Edit] = [
        .type(row: "Name", text: "", spelling: .shown), .type(row: "Name", text: "Home", spelling: .shown),
        .commit(row: "Name"), .commit(row: "Port"), .forget(rows: ["Name"]), .discard(row: "Name"),
        .set([("Port", .text("many", .canonical))]), .set([("On", .value(true))]),
        .set([("Port", .text("7", .canonical)), ("Name", .text("Hall", .canonical))]), .revalidate,
        .leave(row: "Name"), .endWaiting(page: nil),
        .reset(rows: ["Name", "Port"], baseline: .defaults, name: .root, isAppliedAtOnce: false), .undo(services: []),
        .redo(services: []),
        .show(row: "Name", notice: .warning("Slow.")), .showIssue(row: "Port", issue: .error("Bad.")), .cancelEdits,
    ]

    /// All of an entry, also what the user doesn't see.
    private func whole(_ entry: RowEditing) -> String {
        let question = entry.question.map { "\($0.number) \($0.text) \($0.stage)" } ?? "no question"
        return "\(entry) \(entry.isTouched) \(entry.hasStoredIssue) \(entry.overwritten != nil) \(question)"
    }

    private func whole(_ record: FormRecord) -> [RowPath: String] { record.rows.mapValues { whole($0) } }

    @Test("keeps what was recorded of other rows and of the window since it was made")
    func between() {
        var model = driver.store.model
        let context = driver.context
        let said: [Edit] = [
            .show(row: "On", notice: .error("Off.")),
            .say(source: "clock", notice: .warning("Late."), row: nil, details: nil),
        ]
        // What an edit meets depends on those before it.
        for edit in edits + edits {
            let plan = model.plan(edit, in: context)
            for edit in said { _ = model.send(edit, in: context) }
            let between = model.record
            _ = model.apply(plan, now: context.now)
            #expect(model.record.notices == between.notices, "\(edit)")
            for (path, entry) in between.rows where plan.editing.entries[path] == nil {
                #expect(whole(model.record[path]) == whole(entry), "\(edit): \(path)")
            }
        }
    }

    @Test("changes nothing before it is applied, and has the same outcome whenever it is made")
    func pure() {
        var model = driver.store.model
        let context = driver.context
        for edit in edits + edits {
            let before = model
            let plans = (0..<2).map { _ in model.plan(edit, in: context) }
            #expect(whole(model.record) == whole(before.record) && model.edited == before.edited, "\(edit)")
            var other = model
            _ = (model.apply(plans[0], now: context.now), other.apply(plans[1], now: context.now))
            #expect(whole(model.record) == whole(other.record) && model.edited == other.edited, "\(edit)")
        }
    }
}

extension Edit {
    fileprivate static func set(_ inputs: [(row: RowPath, input: Input)]) -> Edit {
        .set(rows: inputs.map { RowInput(row: $0.row, input: $0.input) }, includesHidden: false, isAppliedAtOnce: false)
    }
}
