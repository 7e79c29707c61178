import CGtk
import FormCore
import FormTesting
import Testing

@testable import FormGallery
@testable import FormGtk
@testable import FormGtkTesting

@MainActor
@Suite("The gallery in little room", .serialized, .enabled("There is no display.") { await Renderer.hasDisplay })
struct LayoutTests {
    @Test("shows every page whole, each dialog and question, and what a search finds", arguments: CrampedLook.allCases)
    func pages(look: CrampedLook) async throws {
        var problems: [String] = []
        try await look.use { environment in
            let driver = makeGalleryDriver(environment: environment)
            let user = GtkUser(of: FormWindow(driver.session))
            defer { GtkUser.setAnimations(true) }
            for height in [640, 294] {
                let examine = { (name: String) in
                    problems += user.layoutProblems(width: 360, height: height).map { "\(name), \(height): \($0)" }
                }
                examine("First page")
                for page in galleryGroups.flatMap(\.pages) {
                    try user.select(environment.translate(page.title))
                    examine(page.title)
                    try user.goBack()
                }
                try examineDialog(user, environment.translate, examine)
                try user.select(environment.translate("Buttons"))
                try user.select(environment.translate("Forget All Networks…"))
                #expect(user.question != nil)
                examine("Question")
                try user.closeQuestion()
                try user.goBack()
                examineLongQuestion(user, examine)
                for text in ["e", String(repeating: "not found ", count: 20)] {
                    try user.search(text)
                    examine("Search")
                }
                try user.search(nil)
            }
            problems += applyProblems(environment)
        }
        print("\(problems.count) layout problems in the gallery, \(look)")
        #expect(problems == [])
    }

    /// The problems of a window whose edits take effect when the user applies them.
    private func applyProblems(_ environment: FormEnvironment) -> [String] {
        let form: Form<Bool> = sections {
            section { controlCell(title: "On", control: uiSwitch(keyPath: \.self)) }
        }
        let driver = FormDriver(
            initial: false, build: form, title: "Form", applying: .explicitly, environment: environment)
        let user = GtkUser(of: FormWindow(driver.session))
        return user.layoutProblems(width: 360, height: 294).map { "Apply: \($0)" }
    }

    /// Examines a question with three answers, and a path that no line has room for.
    private func examineLongQuestion(_ user: GtkUser, _ examine: (String) -> Void) {
        let path = "/home/" + String(repeating: "a-long-name", count: 12) + ".json"
        let dialog = Question.ask(
            over: user.window, title: translated("Your last changes are not saved"),
            text: translated(Sentence("“%s” could not be written: %s.", path, "No space left on device")),
            answers: [
                .init(title: translated("_Cancel"), response: GTK_RESPONSE_CANCEL),
                .init(title: translated("_Quit Anyway"), response: GTK_RESPONSE_CLOSE, isDestructive: true),
                .init(title: translated("_Try Again"), response: GTK_RESPONSE_APPLY),
            ],
            standard: GTK_RESPONSE_APPLY, handler: { _ in })
        examine("Question with a long path")
        gtk_window_destroy(dialog.cast())
    }

    /// Examines a dialog with a text that was refused, and the question before it is lost.
    private func examineDialog(
        _ user: GtkUser, _ translate: (String) -> String, _ examine: (String) -> Void
    ) throws {
        try user.select(translate("Dialog"))
        try user.select(translate("Proxy"))
        #expect(user.screen.isDialog)
        try user.type("no host", into: translate("Host"))
        try user.pressReturn()
        examine("Proxy")
        try user.closeDialog()
        #expect(user.question != nil)
        examine("Question before leaving a dialog")
        try user.answerQuestion(translate("_Discard").replacing("_", with: ""))
        try user.goBack()
    }
}
