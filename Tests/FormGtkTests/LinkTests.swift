import CGtk
import Firewall
import FormCore
import FormGtkTesting
import FormTesting
import Testing

@testable import FormGtk

private struct Office: Equatable {
    var firewall = Firewall()
    var isShared = false
    var name = "Office"
    var password = "secret"
}

private let printerForm: Form<Office> = sections {
    section {
        controlCell(title: "Shared", control: uiSwitch(keyPath: \.isShared))
        nestedTextField(title: "Password", keyPath: \.password).visible(when: \.isShared)
    }
}

private let officeForm: Form<Office> = sections {
    section {
        controlCell(title: "Name", control: textField(keyPath: \.name))
        detailTextCell(title: "Printer", keyPath: \.name, form: printerForm).formerly("Devices/Printer")
        detailTextCell(title: "Firewall", keyPath: \.name, form: bind(form: firewallForm, to: \.firewall))
        detailTextCell(title: "Archive", keyPath: \.name, form: printerForm).enabled(when: \.isShared)
    }
}

@MainActor
@Suite("A link into a form", .serialized, .needsDisplay)
struct LinkTests {
    private let driver = FormDriver(initial: Office(), build: officeForm, title: "Office")
    private let application: FormApplication
    private let user: GtkUser

    /// How many there were: each application has a name of its own on the session bus.
    private static var count = 0

    init() throws {
        Self.count += 1
        application = FormApplication(
            id: "org.example.Link\(Self.count)", about: .init(name: "Office", version: "1.0", comments: "An example."))
        application.listen(driver.session)
        g_application_register(application.applicationPointer, nil, nil)
        g_application_activate(application.applicationPointer)
        user = GtkUser(of: try #require(application.window))
    }

    /// Does what another program does over D-Bus.
    private func show(_ path: String) {
        g_action_group_activate_action(OpaquePointer(application.pointer), "show", g_variant_new_string(path))
    }

    private var notices: [String] { driver.session.record.notices.map(\.notice.text) }

    @Test("shows a page, or a row on its page with the focus")
    func valid() throws {
        show("Printer")
        #expect(user.screen.title == "Printer")
        show("Printer/Shared")
        #expect(user.screen.title == "Printer")
        #expect(user.focusedRow == "Shared")
        show("Name")
        show("Devices/Printer/Shared")
        #expect(user.screen.title == "Printer")
        #expect(user.focusedRow == "Shared")
        show("Name")
        #expect(user.screen.title == "Office")
        #expect(user.focusedRow == "Name")
        driver.change { $0.isShared = true }
        show("Printer/Password")
        #expect(user.screen.title == "Printer")
        #expect(user.focusedRow == "Password")
        show("")
        #expect(user.screen.title == "Office")
        #expect(notices == [])
        #expect(driver.session.mistakes.isEmpty)
    }

    @Test("shows an item of a list, and a list, also one without items")
    func items() throws {
        show("Firewall/Rules/web")
        #expect(user.screen.title == "Web")
        show("Firewall/Rules/ssh/Port")
        #expect(user.screen.title == "SSH")
        #expect(user.focusedRow == "Port")
        show("Firewall/Rules")
        #expect(user.screen.title == "Firewall")
        #expect(user.focusedRow == "SSH")
        driver.change { $0.firewall.rules = [] }
        show("Name")
        show("Firewall/Rules")
        #expect(user.screen.title == "Firewall")
        #expect(notices == [])
    }

    @Test("that is wrong moves nothing, and says in the window which is the nearest, until one is right")
    func wrong() throws {
        show("Printer")
        show("Printr/Shared")
        #expect(user.screen.title == "Printer")
        #expect(notices == ["There is no row “Printr/Shared”. Did you mean “Printer/Shared” or “Archive/Shared”?"])
        show("Wallpaper")
        #expect(notices == ["There is no row “Wallpaper”."])
        show("Printer")
        #expect(notices == [])
    }

    @Test("to a hidden row goes as far as it can, and says what shows it; to a page that can't be opened, too")
    func hidden() throws {
        show("Printer/Password")
        #expect(user.screen.title == "Printer")
        #expect(notices == ["“Password”: Hidden. Turn on “Shared” to see it."])
        show("Archive/Shared")
        #expect(user.screen.title == "Office")
        #expect(notices == ["“Shared” can't be opened now. Turn on “Shared” first."])
        show("Archive")
        #expect(notices == ["“Archive” can't be opened now. Turn on “Shared” first."])
    }

    @Test("ends a search")
    func searching() throws {
        driver.session.search("port")
        show("Firewall")
        #expect(driver.session.searchText == nil)
        #expect(user.screen.title == "Firewall")
        driver.session.search("port")
        show("Firewall")
        #expect(driver.session.searchText == nil)
        driver.session.search("port")
        show("Wallpaper")
        #expect(driver.session.searchText == "port")
    }

    @Test("commits what is being typed, and leaves it where nothing moves")
    func typing() throws {
        try user.type("Hall", into: "Name")
        show("Wallpaper")
        #expect(driver.state.name == "Office")
        #expect(driver.session.record["Name"].draft?.text == "Hall")
        show("Printer")
        #expect(driver.state.name == "Hall")
        show("Firewall/Rules/ssh/Name")
        try user.type("Door", into: "Name")
        show("Firewall/Rules/ssh")
        #expect(driver.session.record["Firewall/Rules/ssh/Name"].draft?.text == "Door")
        show("Firewall/Rules/ssh/On")
        #expect(driver.state.firewall.rules[0].name == "Door")
    }
}
