import CGtk
import FormCore
import Testing

@testable import FormGtk
@testable import FormGtkTesting

private struct Print: Equatable {
    var layout = "Portrait"
    var seconds = 60
}

private let printForm: Form<Print> = sections {
    section {
        picker(title: "Layout", keyPath: \.layout, options: ["Portrait", "Landscape"], style: .segments)
        controlCell(title: "Limit", control: quantityField(keyPath: \.seconds, in: 0...86400, units: .durations))
    }
}

extension Bool {
    /// What a person may type beside a switch.
    fileprivate var folder: String {
        get { "/home" }
        set {}
    }
}

private let form: Form<Print> = sections {
    section { detailTextCell(title: "Print", keyPath: { _ in "" }, form: printForm) }
}

/// Rows with several controls that can have the focus, beside a sidebar.
@MainActor
@Suite("The focus in a row", .serialized, .needsDisplay)
struct RowFocusTests {
    private func makeUser() throws -> GtkUser {
        let driver = FormDriver(initial: Print(), build: form, title: "Office")
        let user = GtkUser(of: FormWindow(driver.session, layout: .sidebar))
        try user.makeRoom(true)
        try user.select("Print")
        return user
    }

    private func focus(of user: GtkUser) -> Widget? { gtk_window_get_focus(user.window.cast()) }

    @Test(
        "goes to and fro among the options, and to the sidebar from the first",
        arguments: [GTK_TEXT_DIR_LTR, GTK_TEXT_DIR_RTL].map(\.rawValue))
    func options(direction: UInt32) throws {
        gtk_widget_set_default_direction(GtkTextDirection(direction))
        defer { gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR) }
        let user = try makeUser()
        let isRightToLeft = direction == GTK_TEXT_DIR_RTL.rawValue
        let (forward, backward) = isRightToLeft ? (GDK_KEY_Left, GDK_KEY_Right) : (GDK_KEY_Right, GDK_KEY_Left)
        user.press(GDK_KEY_F6)
        #expect(user.focusedRow == "Layout")
        let first = focus(of: user)
        user.press(forward)
        let second = focus(of: user)
        #expect(second != first && user.focusedRow == "Layout")
        user.press(backward)
        #expect(focus(of: user) == first)
        user.press(backward)
        #expect(user.focusedRow == "Print")
    }

    @Test("goes to the button that takes the place of the one that was pressed, and into no text")
    func button() throws {
        let backup: Form<Bool> = sections {
            section {
                buttonCell(title: "Back Up") { $0.set(\.self, to: true) }.visible { !$0 }
                buttonCell(title: "Pause") { _ in }.visible { $0 }
                buttonCell(title: "Cancel") { $0.set(\.self, to: false) }.visible { $0 }
            }
            section { controlCell(title: "Folder", control: textField(keyPath: \.folder)) }
        }
        let driver = FormDriver(initial: false, build: backup)
        let user = GtkUser(of: FormWindow(driver.session))
        try user.select("Back Up")
        #expect(user.focusedRow == "Pause")
        try user.select("Cancel")
        #expect(user.focusedRow == "Back Up")
        #expect(!driver.state)
    }

    @Test("goes into the field with a click on the title, from whatever stands beside it")
    func title() throws {
        let user = try makeUser()
        try user.focus("Limit")
        let field = focus(of: user)
        user.pressTab()
        #expect(focus(of: user) != field && user.focusedRow == "Limit")
        user.emit("activate", on: try user.usableRow("Limit"))
        #expect(focus(of: user) == field)
    }
}
