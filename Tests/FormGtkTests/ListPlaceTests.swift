import CGtk
import CustomDump
import FormCore
import FormGtkTesting
import FormTesting
import Testing

@testable import FormGtk

private struct Rule: Equatable {
    var id: Int
    var isHidden = false
    var name: String { "Rule \(id)" }
}

private struct Rules: Equatable {
    var isFirstShown = true
    var rules: [Rule] = []
}

private let form: Form<Rules> = sections {
    section("Rules") {
        controlCell(title: "First", control: uiSwitch(keyPath: \.isFirstShown)).visible(when: \.isFirstShown)
        list("Rules", \.rules, id: \.id) {
            customCell(title: "Rule") { _, _ in { _ in } }.title(from: \.name).visible { !$0.isHidden }
        }
        .adding("Add Rule") { Rule(id: $0.rules.count) }
        .removing()
        .moving()
    }
}

@MainActor
@Suite("To assistive tools a list is one list", .serialized, .needsDisplay)
struct ListPlaceTests {
    private let driver: FormDriver<Rules>
    private let user: GtkUser

    init() {
        driver = FormDriver(initial: Rules(), build: form, title: "Firewall")
        user = GtkUser(of: FormWindow(driver.session))
    }

    private func show(_ count: Int) {
        driver.change { $0.rules = (0..<count).map { Rule(id: $0) } }
        for _ in 0..<4 { user.nextFrame() }
    }

    /// The rows that have widgets, with what assistive tools are told of their places.
    private var places: [String] {
        lists.flatMap { list in
            list.children.filter { gtk_widget_get_visible($0) != 0 }.map { row in
                let name = RowPath(String(cString: gtk_widget_get_name(row))).components.last ?? ""
                let position = row.accessible(GTK_ACCESSIBLE_RELATION_POS_IN_SET) ?? "none"
                return "\(name): \(position) of \(row.accessible(GTK_ACCESSIBLE_RELATION_SET_SIZE) ?? "none")"
            }
        }
    }

    private var lists: [Widget] { descendants(of: user.topPage, class: "form-list") }

    private func descendants(of widget: Widget, class name: String) -> [Widget] {
        gtk_widget_has_css_class(widget, name) != 0
            ? [widget] : widget.children.flatMap { descendants(of: $0, class: name) }
    }

    @Test("whose rows know their places and their number, hidden ones left out")
    func short() {
        show(3)
        expectNoDifference(places, ["First: 1 of 5", "0: 2 of 5", "1: 3 of 5", "2: 4 of 5", "Add Rule: 5 of 5"])
        driver.change { $0.rules[1].isHidden = true }
        expectNoDifference(places, ["First: 1 of 4", "0: 2 of 4", "2: 3 of 4", "Add Rule: 4 of 4"])
        driver.change { $0.isFirstShown = false }
        expectNoDifference(places, ["0: 1 of 3", "2: 2 of 3", "Add Rule: 3 of 3"])
        driver.change { $0.rules = [Rule(id: 7)] + $0.rules.dropFirst() }
        expectNoDifference(places, ["7: 1 of 3", "2: 2 of 3", "Add Rule: 3 of 3"])
        driver.change { ($0.isFirstShown, $0.rules[1].isHidden) = (true, false) }
        expectNoDifference(places, ["First: 1 of 5", "7: 2 of 5", "1: 3 of 5", "2: 4 of 5", "Add Rule: 5 of 5"])
    }

    @Test("however many list boxes a long one stands in, each of which has its name")
    func long() {
        show(5000)
        #expect(lists.count > 1)
        for list in lists {
            #expect(list.accessible(GTK_ACCESSIBLE_PROPERTY_LABEL) == "Rules")
        }
        let first = places
        #expect(first.count < 200)
        expectNoDifference(first, ["First: 1 of 5002"] + (0..<first.count - 1).map { "\($0): \($0 + 2) of 5002" })
        driver.change { $0.rules.remove(at: 0) }
        for _ in 0..<3 { user.nextFrame() }
        #expect(places[1] == "1: 2 of 5001")
        #expect(places.allSatisfy { $0.hasSuffix(" of 5001") })
        user.scroll(to: 60_000)
        for _ in 0..<4 { user.nextFrame() }
        let middle = places.compactMap { place in
            place.split(separator: ":").first.flatMap { Int($0) }.map { place == "\($0): \($0 + 1) of 5001" }
        }
        #expect(middle.count > 20 && middle.allSatisfy(\.self))
    }

    @Test("and a row that the person moves says where it stands then")
    func announced() throws {
        var said: [String] = []
        let say = Announcement.say
        Announcement.say = { said.append($1) }
        defer { Announcement.say = say }
        show(3)
        try user.moveUp("Rule 2")
        try user.moveDown("Rule 0")
        #expect(said == ["Rule 2, 3 of 5", "Rule 0, 3 of 5"])
        driver.session.reveal("Rules/2")
        user.press(GDK_KEY_Down, GDK_ALT_MASK)
        #expect(said.last == "Rule 2, 3 of 5")
        try user.remove("Rule 2")
        driver.session.undo()
        #expect(said.count == 3)
    }
}
