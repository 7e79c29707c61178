import FormCore
import FormTesting

/// A form, and a person in front of it.
@MainActor
struct FormInUse {
    let driver: FormDriver<Everything>
    let user: any FormUser
    private let time = Time()

    init(_ form: Form<Everything>, _ applying: Applying, _ makeUser: @MainActor (FormSession) -> any FormUser) {
        driver = FormDriver(
            initial: Everything(), build: form, title: "Everything", defaults: Everything(),
            applying: applying, environment: time.environment)
        user = makeUser(driver.session)
    }

    /// What the live tree says is on the screen.
    var screen: Screen { Screen(of: driver.session) }

    /// Takes an action; one that can't be taken now is left out.
    func take(_ action: Action) {
        switch action {
        case .select(let title): try? user.select(title)
        case .toggle(let title): try? user.toggle(title)
        case .type(let text, let title): try? type(text, into: title)
        case .perform(let action, let title): try? user.perform(action, on: title)
        case .pressReturn: try? user.pressReturn()
        case .pressEscape:
            try? user.pressEscape()
            if user.question != nil { try? user.answerQuestion("Discard") }
        case .goBack: try? user.goBack()
        case .undo: try? user.undo()
        case .redo: try? user.redo()
        case .reset(let title): try? user.reset(title)
        case .resetPage: driver.session.resetTopPage()
        case .openChangedSettings: driver.session.openChangedSettings()
        case .apply: try? user.apply()
        case .cancelEdits: try? user.cancelEdits()
        case .outside(let change): driver.change { change.apply(to: &$0) }
        case .wait: time.pass()
        }
    }

    /// Types key by key, as a person does; a headless user replaces all of the text at once.
    private func type(_ text: String, into title: String) throws {
        try user.focus(title)
        // What is selected goes with the first key: before it, or in GTK 4.18 at once with it.
        try user.type("")
        if user is HeadlessUser {
            for end in text.indices { try user.type(String(text[...end])) }
        } else {
            try user.type(text)
        }
    }
}
