import FormCore
import FormTesting
import ManualTime
import RandomNumbers
import Testing

private struct State: Equatable {
    var name = "Net"
    var isHidden = false
    var isAsked = true
}

/// A row whose text is refused if it is empty, and has to be accepted by a service; and what hides it.
@MainActor
private struct Stage {
    let driver: FormDriver<State>
    let service = AskedService()
    let user: HeadlessUser

    init() {
        let service = service
        let form: Form<State> = sections {
            section {
                controlCell(title: "Name", control: textField(keyPath: \.name))
                    .rules(\.name, [.required])
                    .effect(\.name, when: \.isAsked) { try await service.accept($0) }
                    .visible(when: { !$0.isHidden })
                controlCell(title: "Hidden", control: uiSwitch(keyPath: \.isHidden))
            }
        }
        driver = FormDriver(initial: State(), build: form)
        user = HeadlessUser(of: driver.session)
    }

    var entry: RowEditing { driver.session.record["Name"] }

    /// What is known of the row, and what its field shows.
    var summary: String {
        let draft =
            entry.draft.map { "“\($0.text)” \($0.phase)\($0.rejection == nil ? "" : ", rejected")" } ?? "no draft"
        let pending = entry.pending.map { ", pending “\($0.text)”" } ?? ""
        return "\(draft)\(pending): \(driver.session.field("Name")?.text ?? "")"
    }

    func type(_ text: String) { driver.session.field("Name")?.edit(text) }

    func leave() { driver.session.field("Name")?.commit() }

    func hide(_ isHidden: Bool) { driver.set(\.isHidden, to: isHidden) }
}

@MainActor
@Suite("A draft")
struct DraftPhaseTests {
    @Test("that a rule refuses is held while its row is hidden, and refused again after that")
    func refused() {
        let stage = Stage()
        stage.type("")
        #expect(stage.summary == "“” typing: ")
        stage.leave()
        #expect(stage.summary == "“” left: ")
        stage.hide(true)
        #expect(stage.summary == "“” held: ")
        #expect(stage.entry.issue == nil && !stage.entry.isProblem)
        stage.hide(false)
        #expect(stage.summary == "“” left: ")
        #expect(stage.entry.isProblem)
        stage.type("N")
        #expect(stage.summary == "“N” typing: N")
    }

    @Test("that a service rejects is held while its row is hidden, and shows the reason again after that")
    func rejected() async {
        let stage = Stage()
        stage.type("Café")
        stage.leave()
        #expect(stage.summary == "no draft, pending “Café”: Café")
        #expect(await comesTrue { stage.service.asked == ["Café"] })
        stage.service.answer(Notice.error("Taken."))
        #expect(await comesTrue { stage.entry.pending == nil })
        #expect(stage.summary == "“Café” left, rejected: Café")
        stage.hide(true)
        #expect(stage.summary == "“Café” held, rejected: Café")
        #expect(stage.entry.issue == nil && !stage.entry.isProblem)
        stage.hide(false)
        #expect(stage.summary == "“Café” left, rejected: Café")
        #expect(stage.entry.issue == .error("Taken."))
        // Leaving the row asks nothing again; Return does.
        stage.leave()
        #expect(stage.summary == "“Café” left, rejected: Café")
        stage.driver.session.field("Name")?.activate()
        #expect(stage.summary == "no draft, pending “Café”: Café")
    }

    @Test("is shown before a pending change, which is there again once the draft is discarded")
    func overPending() async {
        let stage = Stage()
        stage.type("Café")
        stage.leave()
        stage.type("Ca")
        #expect(stage.summary == "“Ca” typing, pending “Café”: Ca")
        stage.driver.session.field("Name")?.cancel()
        #expect(stage.summary == "no draft, pending “Café”: Café")
        #expect(await comesTrue { stage.service.asked == ["Café"] })
        stage.service.answer()
        #expect(await comesTrue { stage.driver.state.name == "Café" })
        #expect(stage.summary == "no draft: Café")
        #expect(stage.driver.session.record == FormRecord())
    }

    /// The rules of the phases, written down once more: what the row shows follows from what was done last.
    @Test("has a phase and is shown as the rules of phases say, whatever is done in which order")
    func anyOrder() async throws {
        var generator = SeededGenerator.announced("Phases of drafts")
        for _ in 0..<200 {
            let stage = Stage()
            stage.driver.set(\.isAsked, to: false)
            var (text, phase, acts): (String?, String, [String]) = (nil, "", [])
            for _ in 0..<12 {
                let isHidden = stage.driver.state.isHidden
                switch Int.random(in: 0..<5, using: &generator) {
                case 0 where !isHidden, 1 where !isHidden:
                    let typed = ["", "A", "B", stage.driver.state.name].randomElement(using: &generator)!
                    if stage.driver.session.field("Name")?.text == typed { continue }
                    acts.append("type “\(typed)”")
                    stage.type(typed)
                    (text, phase) = (typed, "typing")
                case 2:
                    acts.append("leave")
                    stage.leave()
                    if let typed = text, !isHidden {
                        if typed.isEmpty { phase = "left" } else { text = nil }
                    }
                case 3:
                    acts.append("discard")
                    stage.driver.session.field("Name")?.cancel()
                    text = nil
                default:
                    acts.append(isHidden ? "show" : "hide")
                    stage.hide(!isHidden)
                    if phase == (isHidden ? "held" : "left") { phase = isHidden ? "left" : "held" }
                }
                let expected = text.map { "“\($0)” \(phase): \($0)" } ?? "no draft: \(stage.driver.state.name)"
                try #require(stage.summary == expected, "\(acts.joined(separator: ", "))")
                let isProblem = text != nil && phase == "left"
                try #require(stage.entry.isProblem == isProblem, "\(acts.joined(separator: ", "))")
            }
        }
    }
}
