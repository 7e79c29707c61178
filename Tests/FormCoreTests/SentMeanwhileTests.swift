import FormCore
import FormTesting
import ManualTime
import Testing

/// What an author's function does with the form while it is called.
@MainActor
private final class Meanwhile {
    private var act: (@MainActor () -> Void)?
    private(set) var hasActed = false

    func plan(_ act: @escaping @MainActor () -> Void) { (self.act, hasActed) = (act, false) }

    func call() {
        guard let act else { return }
        self.act = nil
        hasActed = true
        act()
    }
}

private struct State: Equatable {
    var name = "Net"
    var other = "Other"
    var isOn = false
    var signal = 0
}

/// A driver of a form whose functions do something with it.
@MainActor
private struct Busy {
    let driver: FormDriver<State>
    let meanwhile = Meanwhile()

    init() {
        let meanwhile = meanwhile
        let form: Form<State> = sections {
            section {
                controlCell(title: "Name", control: textField(keyPath: \.name))
                    .rules(
                        \.name,
                        [
                            Rule { name in
                                MainActor.assumeIsolated { meanwhile.call() }
                                return name == "bad" ? .error("Bad.") : nil
                            }
                        ]
                    )
                    .asyncRule(\.name) { _ in nil }
                controlCell(title: "Other", control: textField(keyPath: \.other))
                controlCell(title: "On", control: uiSwitch(keyPath: \.isOn))
                    .effect(
                        \.isOn,
                        when: { _ in
                            meanwhile.call()
                            return false
                        }, perform: { _ in })
            }
        }
        driver = FormDriver(initial: State(), build: form, defaults: State())
    }

    var session: FormSession { driver.session }
}

/// An edit while which a function of the author's is called.
private struct PlannedEdit: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let prepare: @MainActor @Sendable (Busy) -> Void
    let act: @MainActor @Sendable (Busy) -> Void

    init(
        _ name: String, after prepare: @escaping @MainActor @Sendable (Busy) -> Void = { _ in },
        _ act: @escaping @MainActor @Sendable (Busy) -> Void
    ) {
        (testDescription, self.prepare, self.act) = (name, prepare, act)
    }

    static let all = [
        PlannedEdit("a text that is taken", after: { $0.session.field("Name")?.edit("Home") }) {
            $0.session.field("Name")?.commit()
        },
        PlannedEdit("a text that is refused", after: { $0.session.field("Name")?.edit("bad") }) {
            $0.session.field("Name")?.commit()
        },
        PlannedEdit("a keystroke in a field with an asynchronous rule") { $0.session.field("Name")?.edit("Home") },
        PlannedEdit(
            "a keystroke over a refused text",
            after: {
                $0.session.field("Name")?.edit("bad")
                $0.session.field("Name")?.commit()
            }
        ) { $0.session.field("Name")?.edit("good") },
        PlannedEdit(
            "a change from outside under a refused text",
            after: {
                $0.session.field("Name")?.edit("bad")
                $0.session.field("Name")?.commit()
            }
        ) { $0.driver.set(\.signal, to: 1) },
        PlannedEdit("a switch that a service may have to accept") { $0.session.cell("On")?.select() },
        PlannedEdit("a change by a function") { busy in
            busy.driver.change { state in
                busy.meanwhile.call()
                state.signal = 1
            }
        },
        PlannedEdit("an undo", after: { $0.session.cell("On")?.select() }) { $0.session.undo() },
    ]
}

/// Something that the author's function does with the form, and whether it has been done.
private struct Sent: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let act: @MainActor @Sendable (FormDriver<State>) -> Void
    let isDone: @MainActor @Sendable (FormDriver<State>) -> Bool

    init(
        _ name: String, _ act: @escaping @MainActor @Sendable (FormDriver<State>) -> Void,
        isDone: @escaping @MainActor @Sendable (FormDriver<State>) -> Bool
    ) {
        (testDescription, self.act, self.isDone) = (name, act, isDone)
    }

    static let all = [
        Sent("a notice about another row") {
            $0.session.show(.warning("Look."), at: "Other")
        } isDone: {
            $0.session.record["Other"].notice == .warning("Look.") && $0.session.cell("Other")?.notice != nil
        },
        Sent("a notice about the window") {
            $0.session.show(.warning("Look."))
        } isDone: {
            $0.session.record.notices.count == 1
        },
        Sent("a text in another row") {
            $0.session.field("Other")?.edit("typed")
        } isDone: {
            $0.session.record["Other"].draft?.text == "typed" && $0.session.field("Other")?.text == "typed"
        },
        Sent("a text in another row that is given up again") {
            $0.session.field("Other")?.edit("typed")
            $0.session.field("Other")?.cancel()
        } isDone: {
            $0.session.field("Other")?.cancel()
            return $0.session.record["Other"].draft == nil && $0.session.field("Other")?.text == "Other"
        },
        Sent("the states to compare with, one after the other") {
            $0.baselines.saved = State(other: "old", signal: 7)
            $0.baselines.theirs = State(other: "theirs", signal: 7)
        } isDone: {
            $0.baselines.saved == State(other: "old", signal: 7) && $0.session.conflicts == ["Other"]
        },
        Sent("a value") {
            $0.set(\.other, to: "new")
        } isDone: {
            $0.state.other == "new"
        },
    ]
}

@MainActor
@Suite("What an author's function sends while an edit is planned")
struct SentMeanwhileTests {
    @Test("is done after the edit, as if it were sent then", arguments: PlannedEdit.all, Sent.all)
    private func isKept(edit: PlannedEdit, sent: Sent) {
        let busy = Busy()
        edit.prepare(busy)
        let driver = busy.driver
        busy.meanwhile.plan { sent.act(driver) }
        edit.act(busy)
        if busy.meanwhile.hasActed { #expect(sent.isDone(driver)) } else { Issue.record("No function was called.") }
    }
}
