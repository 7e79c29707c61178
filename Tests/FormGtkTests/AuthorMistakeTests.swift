import CGtk
import CustomDump
import FormCore
import FormGtkTesting
import FormStore
import Foundation
import Testing

@testable import FormGtk

private struct Shop: Codable, Equatable, Sendable {
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

    @Test("reports a store that run(_:) is not given, and one of another application, before a window is made")
    func store() throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).json").path
        let store = try SettingsStore(application: "org.example.Bakery", path: path, defaults: Shop())
        func makeDriver() -> FormDriver<Shop> {
            FormDriver(
                initial: store.opened, build: shopForm, title: "Shop",
                environment: FormEnvironment(report: { _ in }))
        }
        let application = FormApplication(
            id: "org.example.AuthorMistakes", about: .init(name: "Shop", version: "1.0", comments: "An example."))
        let driver = makeDriver()
        #expect(throws: FormApplicationError.self) { try application.run(driver, showing: "Nowhere") }
        let other = makeDriver()
        #expect(throws: FormApplicationError.self) {
            try application.run(other, keeping: store, showing: "Nowhere")
        }
        expectNoDifference(
            [driver, other].map { $0.session.mistakes.first?.description },
            [
                """
                A store has read the settings of type Shop, but keeps no form, so no change is saved. Write \
                run(driver, keeping: store).
                """,
                """
                The application “org.example.AuthorMistakes” keeps its settings in those of “org.example.Bakery”. Give \
                the store and the application the same identifier.
                """,
            ])
    }
}
