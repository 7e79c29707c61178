import CGtk
import FormCore
import FormTesting
import ManualTime
import Testing

@testable import FormGtk

private struct Lamp: Equatable {
    var isOn = false
    var name = "Lamp"
}

private let form: Form<Lamp> = sections {
    section {
        controlCell(title: "On", control: uiSwitch(keyPath: \.isOn))
        controlCell(title: "Name", control: textField(keyPath: \.name)).rules(\.name, [.required])
    }
}

/// An application whose form is kept in memory.
@MainActor
private final class KeptApplication {
    /// How many there were: each has a name of its own on the session bus.
    private static var count = 0

    let application: FormApplication
    let keeper = MemoryKeeper(Lamp())
    let driver: FormDriver<Lamp>

    init() {
        Self.count += 1
        application = FormApplication(
            id: "org.example.Ending\(Self.count)", about: .init(name: "Lamp", version: "1.0", comments: "An example."))
        driver = FormDriver(initial: keeper.opened, build: form, title: "Lamp")
        g_application_register(application.applicationPointer, nil, nil)
        application.keeper = keeper
        keeper.keep(driver)
        application.activate(driver.session)
    }

    /// Closes the window as the person does, and waits until it is closed or asks.
    func close() async {
        application.closeWindow()
        await comesTrue { !isOpen || question != nil }
    }

    /// Answers the question that is open.
    func answer(_ response: GtkResponseType) {
        if let dialog = application.dialog { gtk_dialog_response(dialog.cast(), response.rawValue) }
    }

    /// Types a name that a rule refuses.
    func refuseName() throws {
        let field = try #require(driver.page.sections[0].cells[1].control?.textField)
        field.edit("")
        field.commit()
    }

    /// Answers that it be tried again, and waits until the window is closed or asks once more.
    func tryAgain() async {
        answer(GTK_RESPONSE_APPLY)
        await comesTrue { !isOpen || question != nil }
    }

    var isOpen: Bool { application.window.map { gtk_widget_get_visible($0.widget) != 0 } ?? false }

    /// What the question says, below its title.
    var question: String? { text(of: application.dialog) }

    /// What the window asks itself, below the question's title.
    var windowQuestion: String? { text(of: application.window?.question) }

    /// Answers what the window asks itself.
    func answerWindow(_ response: GtkResponseType) {
        if let dialog = application.window?.question { gtk_dialog_response(dialog.cast(), response.rawValue) }
    }

    private func text(of dialog: Widget?) -> String? {
        guard let dialog else { return nil }
        let message = UnsafeMutableRawPointer(dialog).assumingMemoryBound(to: GtkMessageDialog.self)
        let area = gtk_message_dialog_get_message_area(message)
        return gtk_widget_get_last_child(area).map { String(cString: gtk_label_get_text($0.opaque)) }
    }
}

@MainActor
@Suite("The end of an application whose state is kept", .serialized, .needsDisplay)
struct EndingTests {
    @Test("comes with its window, at once where all is saved")
    func saved() {
        let kept = KeptApplication()
        #expect(kept.isOpen)
        kept.application.closeWindow()
        #expect(!kept.isOpen)
        #expect(kept.keeper.saves == 0)
    }

    @Test("waits until all is saved")
    func unsaved() async {
        let kept = KeptApplication()
        kept.driver.change { $0.isOn = true }
        kept.application.closeWindow()
        #expect(kept.isOpen)
        await kept.close()
        #expect(!kept.isOpen)
        #expect(kept.keeper.stored == Lamp(isOn: true))
        #expect(kept.application.dialog == nil)
    }

    @Test("asks where not all can be saved, and goes on, tries again or quits as the person says")
    func refused() async {
        let kept = KeptApplication()
        kept.driver.change { $0.isOn = true }
        kept.keeper.refusal = "The disk is full."
        await kept.close()
        #expect(kept.isOpen)
        #expect(kept.question == "The disk is full.")
        kept.answer(GTK_RESPONSE_CANCEL)
        #expect(kept.isOpen && kept.question == nil)
        await kept.close()
        await kept.tryAgain()
        #expect(kept.isOpen && kept.question == "The disk is full.")
        kept.keeper.refusal = nil
        await kept.tryAgain()
        #expect(!kept.isOpen && kept.question == nil)
        #expect(kept.keeper.stored == Lamp(isOn: true))
    }

    @Test("loses what can't be saved only where the person says so")
    func quit() async {
        let kept = KeptApplication()
        kept.driver.change { $0.isOn = true }
        kept.keeper.refusal = "The disk is full."
        await kept.close()
        kept.answer(GTK_RESPONSE_CLOSE)
        #expect(!kept.isOpen)
        #expect(kept.keeper.stored == Lamp())
    }

    @Test("saves when no window can wait")
    func atEnd() {
        let kept = KeptApplication()
        kept.driver.change { $0.isOn = true }
        kept.application.saveAtEnd()
        #expect(kept.keeper.stored == Lamp(isOn: true))
    }

    @Test(
        "asks about what was refused first, by each key and button, and saves what was not",
        arguments: ["quit", "close"])
    func refusedText(way: String) async throws {
        let kept = KeptApplication()
        let group = OpaquePointer(kept.application.pointer)
        _ = kept.application.makeMenu()
        let end = {
            if way == "quit" {
                g_action_group_activate_action(group, "quit", nil)
            } else {
                kept.application.closeWindow()
            }
        }
        try kept.refuseName()
        kept.driver.change { $0.isOn = true }
        end()
        #expect(kept.windowQuestion == "“Name”: The empty text was not saved. This can't be empty.")
        #expect(kept.isOpen && kept.question == nil)
        end()
        kept.answerWindow(GTK_RESPONSE_DELETE_EVENT)
        #expect(kept.isOpen && kept.windowQuestion == nil)
        #expect(kept.driver.session.focusedPath == "Name")
        end()
        kept.answerWindow(GTK_RESPONSE_CLOSE)
        await comesTrue { !kept.isOpen }
        #expect(kept.keeper.stored == Lamp(isOn: true))
    }

    @Test("asks about what was refused again, where that came while it was saving")
    func refusedWhileSaving() async throws {
        let kept = KeptApplication()
        kept.driver.change { $0.isOn = true }
        kept.application.closeWindow()
        try kept.refuseName()
        await comesTrue { kept.windowQuestion != nil }
        kept.answerWindow(GTK_RESPONSE_CANCEL)
        #expect(kept.isOpen)
        kept.driver.session.cancelEdits()
        kept.driver.change { $0.isOn = false }
        await kept.close()
        #expect(!kept.isOpen)
        #expect(kept.keeper.stored == Lamp())
    }

    @Test("holds the desktop's session up while the window asks")
    func session() throws {
        let kept = KeptApplication()
        let endSession = {
            var application = GValue()
            g_value_init(&application, gtk_application_get_type())
            g_value_set_object(&application, kept.application.pointer)
            g_signal_emitv(&application, g_signal_lookup("query-end", gtk_application_get_type()), 0, nil)
            g_value_unset(&application)
        }
        endSession()
        #expect(kept.application.inhibition == 0 && kept.windowQuestion == nil)
        try kept.refuseName()
        endSession()
        #expect(kept.windowQuestion?.hasPrefix("“Name”") == true)
        kept.answerWindow(GTK_RESPONSE_CANCEL)
        #expect(kept.application.inhibition == 0)
    }
}
