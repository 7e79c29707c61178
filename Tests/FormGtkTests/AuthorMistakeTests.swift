import CGtk
import FormCore
import FormGtkTesting
import Testing

@testable import FormGtk

private struct Shop: Equatable {
    var name = "Corner"
    var isOpen = false
    var isDelivering = false
}

private let hoursForm: Form<Shop> = sections {
    section {
        controlCell(title: "Open", control: uiSwitch(keyPath: \.isOpen))
        controlCell(title: "Open", control: uiSwitch(keyPath: \.isDelivering))
    }
}

private let shopForm: Form<Shop> = sections {
    section { detailTextCell(title: "Hours", keyPath: \.name, form: hoursForm) }
}

@MainActor
@Suite("An application in a debug build", .serialized, .needsDisplay)
struct AuthorMistakeTests {
    @Test("reports the mistakes on a page that was never opened, once its window is on the screen")
    func unopenedPage() throws {
        let driver = FormDriver(
            initial: Shop(), build: shopForm, title: "Shop",
            environment: FormEnvironment(report: { _ in }))
        let application = FormApplication(
            id: "org.example.AuthorMistake", about: .init(name: "Shop", version: "1.0", comments: "An example."))
        application.listen(driver.session)
        g_application_register(application.applicationPointer, nil, nil)
        g_application_activate(application.applicationPointer)
        let session = driver.session
        #expect(session.mistakes == [])
        let user = GtkUser(of: try #require(application.window))
        user.wait { !session.mistakes.isEmpty }
        let sentence = """
            Several rows share the name “Hours/Open”; the others get a number, such as “Hours/Open#2”. Give each an \
            identifier of its own with .id(_:).
            """
        #expect(session.mistakes.map(\.description) == [sentence])
        #expect(session.counters.pagesRendered == 1)
    }
}
