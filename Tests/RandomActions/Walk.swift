import FormCore
import FormTesting

/// A form in use, over which actions are taken and looked at one by one.
@MainActor
final class Walk {
    /// How many screens were compared with those of new forms.
    private(set) var compared = 0

    private let form: Form<Everything>
    private let inUse: FormInUse
    /// The same where the user sees all rows, unless that user is the one.
    private let twin: FormInUse?
    private var taken = 0
    private var told = Everything()
    private var wrongChange: WalkFailure?
    private var isAlone = true
    private var hasCancelled = false
    /// Whether a step was forgotten that changed the person's own values: giving up edits knows
    /// no key path, so it can't be undone once something came from outside, and those before it still can.
    private var hasForgotten = false
    /// The screen of the last new form, for as long as it would be the same.
    private var fresh: (state: Everything, pages: [RowPath], expansion: [Bool], screen: Screen?)?

    init(_ form: Form<Everything>, _ applying: Applying, _ makeUser: @MainActor (FormSession) -> any FormUser) {
        self.form = form
        inUse = FormInUse(form, applying, makeUser)
        let seesAll = inUse.user is HeadlessUser && (inUse.user as? HeadlessUser)?.height == nil
        twin = seesAll ? nil : FormInUse(form, applying) { HeadlessUser(of: $0) }
        driver.observe { [weak self] in self?.note($0) }
    }

    private var driver: FormDriver<Everything> { inUse.driver }

    /// What is on the screen.
    var screen: Screen { inUse.screen }

    /// Takes an action, if it can be taken, and looks what has come of it.
    func take(_ action: Action) -> WalkFailure? {
        note(action)
        inUse.take(action)
        twin?.take(action)
        let screen = screen
        return wrongChange
            ?? WalkFailure(.observers, expected: driver.state, found: told)
            ?? WalkFailure(.rules, expected: [], found: hasForgotten ? [] : driver.edited.own.refused)
            ?? compareWithNewForm(screen)
            ?? compareWithWidgets(screen)
            ?? compareWithTwin(screen)
            ?? compareWithQuestions()
    }

    /// Gives up what is being typed, does all again that was undone, undoes everything, and does it again.
    func finish() -> WalkFailure? {
        for session in [inUse, twin].compactMap({ $0?.driver.session }) {
            while session.dialog != nil { session.cancelEdits() }
            session.cancelEdits()
        }
        if let failure = takeAll(.redo) { return failure }
        let last = driver.edited
        var first = Everything()
        first.signal = last.signal
        return takeAll(.undo) ?? compareState(.undo, with: first)
            ?? takeAll(.redo) ?? compareState(.redo, with: last)
    }

    /// Undoes, or does again, until nothing is left.
    private func takeAll(_ action: Action) -> WalkFailure? {
        while (action == .undo ? driver.session.undoStep : driver.session.redoStep) != nil {
            let before = driver.edited
            if let failure = take(action) { return failure }
            if isAlone, driver.edited == before { return WalkFailure(.steps, expected: "A change", found: "None") }
        }
        return nil
    }

    /// Values that changed in several ways may be what any of these made them.
    private func compareState(_ check: WalkFailure.Check, with expected: Everything) -> WalkFailure? {
        if hasForgotten { return nil }
        var expected = expected
        if !isAlone { expected.shared = driver.edited.shared }
        return WalkFailure(check, expected: expected, found: driver.edited)
    }

    private func note(_ action: Action) {
        switch action {
        case .cancelEdits: hasCancelled = true
        case .outside: (isAlone, hasForgotten) = (false, hasCancelled)
        default: break
        }
    }

    private func note(_ change: FormChange<Everything>) {
        wrongChange = wrongChange ?? WalkFailure(.observers, expected: told, found: change.old)
        told = change.new
    }

    private func compareWithNewForm(_ screen: Screen) -> WalkFailure? {
        let pages = driver.session.pages.map(\.path)
        let expansion = Screen.expansion(of: driver.session)
        if fresh?.state != driver.edited || fresh?.pages != pages || fresh?.expansion != expansion {
            fresh = (driver.edited, pages, expansion, .fresh(form, like: driver))
        }
        guard let expected = fresh?.screen else { return nil }
        compared += 1
        return WalkFailure(
            .screen,
            expected: expected.withoutRecord(of: driver.session),
            found: screen.withoutRecord(of: driver.session))
    }

    private func compareWithWidgets(_ screen: Screen) -> WalkFailure? {
        guard twin != nil, let shown = try? inUse.user.screen else { return nil }
        return WalkFailure(.widgets, expected: screen, found: shown)
    }

    /// Compares what the live rows say with what questions about them say, after each hundredth action.
    private func compareWithQuestions() -> WalkFailure? {
        taken += 1
        guard taken.isMultiple(of: 100) else { return nil }
        let session = driver.session
        let rows = Dictionary(session.rows().map { ($0.path, $0) }) { first, _ in first }
        let cells = session.topPage.sections.flatMap(\.cells).filter { $0.role != .list }
        // Options of a choice, and the rows of a page for one value, share a path.
        let alone = Dictionary(grouping: cells, by: \.path).values.compactMap { $0.count == 1 ? $0[0] : nil }
        let pairs = alone.filter { $0.path != session.topPage.path }
            .compactMap { cell in rows[cell.path].map { (cell, $0) } }
            .sorted { $0.0.path.description < $1.0.path.description }
        let isFirst = session.pages.count == 1
        return WalkFailure(
            .questions,
            expected: pairs.map { _, row in
                let isUsable = isFirst ? "\(row.isVisible && row.isEnabled)" : ""
                return
                    "\(row.path) \(row.title) \(row.shownHelp ?? "") \(row.role) \(row.value?.text() ?? "") \(isUsable)"
            },
            found: pairs.map { cell, _ in
                let isUsable = isFirst ? "\(cell.isUsable)" : ""
                let said = "\(cell.path) \(cell.title) \(cell.shownHelp ?? "") \(cell.role)"
                return "\(said) \(cell.value?.text() ?? "") \(isUsable)"
            })
    }

    private func compareWithTwin(_ screen: Screen) -> WalkFailure? {
        guard let twin else { return nil }
        return WalkFailure(.twin, expected: twin.driver.edited, found: driver.edited)
            ?? WalkFailure(.twin, expected: twin.screen, found: screen)
            ?? (inUse.user is HeadlessUser
                ? WalkFailure(.twin, expected: twin.user.focusedRow, found: inUse.user.focusedRow) : nil)
    }
}
