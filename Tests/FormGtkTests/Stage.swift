import FormCore
import FormGtkTesting
import FormTesting
import Testing

extension Trait where Self == ConditionTrait {
    /// Skips a suite, visibly, where there is no display.
    static var needsDisplay: Self {
        .enabled("There is no display.") { await Renderer.hasDisplay }
    }
}

/// A form in use: its driver, and a person in front of it.
@MainActor
struct Stage<State> {
    let driver: FormDriver<State>
    let user: any FormUser

    init(
        _ renderer: Renderer, _ state: State, _ form: Form<State>, title: String = "Form",
        environment: FormEnvironment = FormEnvironment()
    ) {
        driver = FormDriver(initial: state, build: form, title: title, environment: environment)
        user = renderer.user(of: driver.session)
    }

    /// What is on the screen, as text.
    var screen: String {
        get throws { try user.screen.description }
    }
}
