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
        controlCell(title: "Name", control: textField(keyPath: \.name))
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

    /// Answers that it be tried again, and waits until the window is closed or asks once more.
    func tryAgain() async {
        answer(GTK_RESPONSE_APPLY)
        await comesTrue { !isOpen || question != nil }
    }

    var isOpen: Bool { application.window.map { gtk_widget_get_visible($0.widget) != 0 } ?? false }

    /// What the question says, below its title.
    var question: String? {
        guard let dialog = application.dialog else { return nil }
        let message = UnsafeMutableRawPointer(dialog).assumingMemoryBound(to: GtkMessageDialog.self)
        let area = gtk_message_dialog_get_message_area(message)
        return gtk_widget_get_last_child(area).map { String(cString: gtk_label_get_text($0.opaque)) }
    }
}

@MainActor
@Suite("The end of an application whose state is kept", .serialized, .needsDisplay, .timeLimit(.minutes(1)))
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
}
