import FormCore
import FormTesting

/// A form in use, over which actions are taken and looked at one by one.
@MainActor
final class Walk {
    /// How many screens were compared with those of new forms.
    private(set) var compared = 0

    private let form: Form<Everything>
    private let driver: FormDriver<Everything>
    private let user: any FormUser
    private let time = Time()
    private var told = Everything()
    private var wrongChange: WalkFailure?
    private var isAlone = true
    /// The screen of the last new form, for as long as it would be the same.
    private var fresh: (state: Everything, pages: [RowPath], screen: Screen?)?

    init(_ form: Form<Everything>, _ makeUser: @MainActor (FormSession) -> any FormUser) {
        self.form = form
        driver = FormDriver(
            initial: Everything(), build: form, title: "Everything", defaults: Everything(),
            environment: time.environment)
        user = makeUser(driver.session)
        driver.observe { [weak self] in self?.note($0) }
    }

    /// What is on the screen.
    var screen: Screen { Screen(of: driver.session) }

    /// Takes an action, if it can be taken, and looks what has come of it.
    func take(_ action: Action) -> WalkFailure? {
        if case .outside = action { isAlone = false }
        action.perform(by: user, over: driver, at: time)
        let screen = screen
        return wrongChange
            ?? WalkFailure(.observers, expected: driver.state, found: told)
            ?? WalkFailure(.widgets, expected: screen, found: shown)
            ?? compareWithNewForm(screen)
    }

    /// Gives up what is being typed, does all again that was undone, undoes everything, and does it again.
    func finish() -> WalkFailure? {
        driver.session.cancelEdits()
        if let failure = takeAll(.redo) { return failure }
        let last = driver.state
        var first = Everything()
        first.signal = last.signal
        return takeAll(.undo) ?? compareState(.undo, with: first)
            ?? takeAll(.redo) ?? compareState(.redo, with: last)
    }

    /// Undoes, or does again, until nothing is left.
    private func takeAll(_ action: Action) -> WalkFailure? {
        while (action == .undo ? driver.session.undoStep : driver.session.redoStep) != nil {
            if let failure = take(action) { return failure }
        }
        return nil
    }

    /// Values that changed in several ways may be what any of these made them.
    private func compareState(_ check: WalkFailure.Check, with expected: Everything) -> WalkFailure? {
        var expected = expected
        if !isAlone { expected.shared = driver.state.shared }
        return WalkFailure(check, expected: expected, found: driver.state)
    }

    private func note(_ change: FormChange<Everything>) {
        wrongChange = wrongChange ?? WalkFailure(.observers, expected: told, found: change.old)
        told = change.new
    }

    private var shown: Screen {
        do { return try user.screen } catch { return Screen(title: "\(error)", canGoBack: false) }
    }

    private func compareWithNewForm(_ screen: Screen) -> WalkFailure? {
        let pages = driver.session.pages.map(\.path)
        if fresh?.state != driver.state || fresh?.pages != pages {
            fresh = (driver.state, pages, .fresh(form, like: driver))
        }
        guard let expected = fresh?.screen else { return nil }
        compared += 1
        return WalkFailure(
            .screen,
            expected: expected.withoutRecord(of: driver.session),
            found: screen.withoutRecord(of: driver.session))
    }
}
