import CGtk
import FormCore
import FormTesting
import Testing

@testable import FormGtk
@testable import FormGtkTesting

private struct Clock: Equatable {
    var zone = "Zone 2"
    var zones = (1...4).map { "Zone \($0)" }
}

private let form: Form<Clock> = sections {
    section { picker(title: "Zone", keyPath: \.zone, optionsFrom: \.zones) }
}

@MainActor
@Suite("An open menu", .serialized, .needsDisplay)
struct MenuPopupTests {
    private let driver: FormDriver<Clock>
    private let user: GtkUser
    private let menu: Widget

    init() throws {
        let stage = Stage(.gtk, Clock(), form)
        driver = stage.driver
        user = try #require(stage.user as? GtkUser)
        menu = try #require(try user.usableRow("Zone").shown(type: gtk_drop_down_get_type()))
        user.activate()
    }

    private func open() throws -> Widget {
        user.click(try #require(gtk_widget_get_first_child(menu)))
        return try #require(menu.descendant(gtk_list_view_get_type()))
    }

    /// An open menu has the keys of the whole display.
    private func close() throws {
        gtk_popover_popdown(try #require(menu.descendant(gtk_popover_get_type())).cast())
        user.processEvents()
    }

    /// The options that are shown, and which one is marked.
    private func marked(_ list: Widget) -> OpaquePointer { gtk_list_view_get_model(list.opaque) }

    private func activate(_ place: guint, in list: Widget) {
        gtk_widget_activate_action_variant(list, "list.activate-item", g_variant_new_uint32(place))
        user.processEvents()
    }

    @Test("begins at what is chosen, also after another option was only looked at")
    func begins() throws {
        let list = try open()
        #expect(gtk_single_selection_get_selected(marked(list)) == 1)
        gtk_single_selection_set_selected(marked(list), 3)
        try close()
        activate(1, in: try open())
        #expect(driver.state.zone == "Zone 2")
        #expect(driver.session.undoStep == nil)
    }

    private var focusedOption: String? {
        gtk_root_get_focus(gtk_widget_get_root(menu))?.descendant(gtk_label_get_type())?.labelText
    }

    @Test("has a name for each option, and the focus on the chosen one")
    func names() throws {
        _ = try open()
        defer { try? close() }
        #expect(focusedOption == "Zone 2")
        let focus = try #require(gtk_root_get_focus(gtk_widget_get_root(menu)))
        #expect(gtk_test_accessible_has_property(focus.opaque, GTK_ACCESSIBLE_PROPERTY_LABEL) != 0)
    }

    @Test("has what is said of its row told where the focus is, and that it is disabled")
    func told() throws {
        let button = try #require(gtk_widget_get_first_child(menu))
        driver.session.show(.warning("It is late."), at: "Zone")
        #expect(gtk_test_accessible_has_property(button.opaque, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION) != 0)
        #expect(gtk_test_accessible_has_state(button.opaque, GTK_ACCESSIBLE_STATE_DISABLED) == 0)
        driver.page.sections[0].cells[0].isEnabled = false
        #expect(gtk_test_accessible_has_state(button.opaque, GTK_ACCESSIBLE_STATE_DISABLED) != 0)
    }

    @Test("chooses what is found first when Return is pressed in its field to search in")
    func searches() throws {
        driver.change { $0.zones = (1...600).map { "Zone \($0)" } }
        let list = try open()
        let entry = try #require(menu.descendant(gtk_search_entry_get_type()))
        #expect(entry.containsFocus)
        gtk_editable_set_text(entry.opaque, "Zone 599")
        user.wait { g_list_model_get_n_items(marked(list)) == 1 }
        user.emit("activate", on: entry)
        user.processEvents()
        #expect(driver.state.zone == "Zone 599")
        #expect(g_list_model_get_n_items(marked(try open())) == 600)
        try close()
    }
}
