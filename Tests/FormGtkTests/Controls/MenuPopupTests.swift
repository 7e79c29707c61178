import CGtk
import FormCore
import FormTesting
import Foundation
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

    /// How a user gets to an option.
    enum Way: Hashable, Sendable {
        case keys([Int32])
        case pointer(String)
        case search(String)
    }

    /// Each way in a short menu from “Zone 2” of 4 and in a long one from “Zone 15” of 30.
    nonisolated static let ways: [(count: Int, ways: [Way], option: String)] = [
        (4, [], "Zone 2"),
        (4, [.keys([GDK_KEY_Down])], "Zone 3"),
        (4, [.keys([GDK_KEY_End])], "Zone 4"),
        (4, [.keys([GDK_KEY_Home])], "Zone 1"),
        (4, [.pointer("Zone 4")], "Zone 2"),
        (4, [.pointer("Zone 4"), .keys([GDK_KEY_Up])], "Zone 1"),
        (4, [.keys([GDK_KEY_Down, GDK_KEY_Down]), .pointer("Zone 1")], "Zone 4"),
        (4, [.keys([GDK_KEY_Tab])], "Zone 2"),
        (30, [], "Zone 15"),
        (30, [.keys([GDK_KEY_Down])], "Zone 15"),
        (30, [.keys([GDK_KEY_Down, GDK_KEY_Down])], "Zone 16"),
        (30, [.search("Zone 1")], "Zone 1"),
        (30, [.search("Zone 2")], "Zone 2"),
        (30, [.search("Zone 30")], "Zone 30"),
        (30, [.search("zone 3"), .pointer("Zone 30")], "Zone 3"),
        (30, [.search("nowhere"), .search("Zone 7")], "Zone 7"),
        (30, [.search("Zone 2"), .keys([GDK_KEY_Down, GDK_KEY_Down])], "Zone 20"),
    ]

    @Test("takes the option that looks selected, which is on the screen and has the focus", arguments: ways)
    func taken(count: Int, ways: [Way], option: String) throws {
        let chosen = count == 4 ? "Zone 2" : "Zone 15"
        driver.change { $0 = Clock(zone: chosen, zones: (1...count).map { "Zone \($0)" }) }
        let list = try open()
        let entry = try #require(menu.descendant(gtk_search_entry_get_type()))
        // The list is laid out in the first frame, and scrolled in the second.
        for _ in 0..<2 { user.nextFrame(of: list) }
        for way in ways {
            switch way {
            case .keys(let keys):
                for key in keys {
                    user.press(key)
                    // GTK scrolls to the option in the next frame, and loses a key before that.
                    user.nextFrame(of: list)
                }
            case .pointer(let title): user.enter(try #require(item(title, in: list)))
            case .search(let text):
                gtk_editable_set_text(entry.opaque, text)
                // The entry waits a moment for more letters.
                let count = driver.state.zones.count { $0.hasPrefix(text.capitalized) }
                user.wait { g_list_model_get_n_items(marked(list)) == count }
                // The options that are found now may not have been on the screen before.
                for _ in 0..<2 { user.nextFrame(of: list) }
            }
            user.processEvents()
        }
        let selected = list.children.filter(isSelected)
        #expect(selected.map(title) == [option])
        if let selected = selected.first {
            user.nextFrame(of: list)
            #expect(isOnScreen(selected, of: list))
            if !entry.containsFocus { #expect(focusedOption == option) }
        }
        try pressReturn(entry)
        #expect(driver.state.zone == option)
    }

    @Test("takes the option that is touched, although it was never pointed at", arguments: [4, 30])
    func touched(count: Int) throws {
        driver.change { $0.zones = (1...count).map { "Zone \($0)" } }
        let list = try open()
        user.nextFrame(of: list)
        let item = try #require(self.item("Zone 4", in: list))
        var (x, y) = (0.0, 0.0)
        gtk_widget_translate_coordinates(item, list, 5, 5, &x, &y)
        user.press(list, at: (x, y))
        // As GTK does when the finger is lifted. Its gesture of the item wants an event, which tests can't make.
        gtk_widget_activate(item)
        #expect(driver.state.zone == "Zone 4")
        try close()
    }

    @Test("is gone round by Tab, which comes back to where it began", arguments: [false, true])
    func tab(isBackwards: Bool) throws {
        driver.change { $0 = Clock(zone: "Zone 2", zones: (1...30).map { "Zone \($0)" }) }
        let list = try open()
        let entry = try #require(menu.descendant(gtk_search_entry_get_type()))
        #expect(entry.containsFocus)
        var wasInList = false
        for _ in 0..<40 {
            if isBackwards { user.press(GDK_KEY_ISO_Left_Tab, GDK_SHIFT_MASK) } else { user.press(GDK_KEY_Tab) }
            wasInList = wasInList || list.containsFocus
            if entry.containsFocus { break }
        }
        #expect(wasInList && entry.containsFocus)
        try close()
    }

    private func item(_ title: String, in list: Widget) -> Widget? { list.children.first { self.title($0) == title } }

    private func title(_ item: Widget) -> String {
        guard gtk_widget_get_child_visible(item) != 0 else { return "" }
        return item.descendant(gtk_label_get_type())?.labelText ?? ""
    }

    private func isSelected(_ item: Widget) -> Bool {
        gtk_widget_get_child_visible(item) != 0
            && gtk_widget_get_state_flags(item).rawValue & GTK_STATE_FLAG_SELECTED.rawValue != 0
    }

    private func isOnScreen(_ item: Widget, of list: Widget) -> Bool {
        var y = 0.0
        gtk_widget_translate_coordinates(item, list, 0, 0, nil, &y)
        return y >= 0 && y + Double(gtk_widget_get_height(item)) <= Double(gtk_widget_get_height(list))
    }

    private func pressReturn(_ entry: Widget) throws {
        if entry.containsFocus { user.emit("activate", on: entry) } else { user.press(GDK_KEY_Return) }
        user.processEvents()
    }
}
