import CGtk
import FormCore
import FormGtk
import FormGtkTesting
import FormTesting
import Testing

/// Who draws the form in a test; one test body runs on each.
enum Renderer: CaseIterable, CustomTestStringConvertible {
    case headless, gtk

    var testDescription: String { self == .gtk ? "on GTK" : "headless" }

    @MainActor
    func user(of session: FormSession) -> any FormUser {
        switch self {
        case .headless: HeadlessUser(of: session)
        case .gtk: GtkUser(of: FormWindow(session))
        }
    }
}

@MainActor
enum Display {
    /// Whether there is a display; GTK is initialised when there is.
    static let isAvailable = gtk_init_check() != 0
}

extension Trait where Self == ConditionTrait {
    /// Skips a suite, visibly, where there is no display.
    static var needsDisplay: Self {
        .enabled("There is no display.") { await Display.isAvailable }
    }
}

/// A form in use: its driver, and a person in front of it.
@MainActor
struct Stage<State> {
    let driver: FormDriver<State>
    let user: any FormUser

    init(_ renderer: Renderer, _ state: State, _ form: Form<State>, title: String = "Form") {
        driver = FormDriver(initial: state, build: form, title: title)
        user = renderer.user(of: driver.session)
    }

    /// What is on the screen, as text.
    var screen: String {
        get throws { try user.screen.description }
    }
}
