import CGtk
import FormCore
import FormTesting
import Testing

@testable import FormGtk
@testable import FormGtkTesting

/// The parts of rows and pages that few forms have, as widgets.
@MainActor
@Suite("Symbols, counts, statuses and status pages", .serialized, .needsDisplay)
struct DecorationTests {
    private struct State: Equatable {
        var isOn = false
        var count = 0
        var symbol: String? = "network-wireless-symbolic"
        var problem: String?
        var remedy: String? = "Help"
        var presses = 0
        var picture: Picture? = Picture(width: 1, height: 1, pixels: [0, 0, 0, 255])
        var isMissing = false
        var canPlugIn = true
        var name = "name"
    }

    private let driver: FormDriver<State>
    private let user: GtkUser

    init() throws {
        let page: Form<State> = sections {
            section { controlCell(title: "Inner", control: uiSwitch(keyPath: \.isOn)) }
        }
        let dialog: Form<State> = sections {
            section { controlCell(title: "Name", control: textField(keyPath: \.name)) }
        }
        let form: Form<State> = sections {
            section {
                controlCell(title: "Radio", control: uiSwitch(keyPath: \.isOn))
                    .symbol(from: \.symbol)
                    .status { RowStatus($0.isOn ? .active : .inactive, $0.isOn ? "On" : "Off") }
                noticeCell(
                    title: "Problem", notice: { state in state.problem.map { Notice(.error, Sentence($0)) } },
                    control: pushButton(from: { state in state.remedy.map { Sentence($0) } }) { context in
                        context.change { $0.presses += 1 }
                    })
            }
            section {
                valueCell(title: "Secret", text: \.name).concealed()
                detailTextCell(title: "Picture", keyPath: { _ in "" }, form: page).picture(from: \.picture)
            }
            section {
                detailTextCell(title: "Devices", keyPath: { _ in "" }, form: page)
                    .symbol(from: \.symbol)
                    .badge(from: \.count)
                for number in 1...20 {
                    controlCell(title: "Name \(number)", control: textField(keyPath: \.name))
                        .enabled { !$0.isMissing }
                }
                detailTextCell(title: "Dialog", keyPath: \.name, form: dialog).presented(as: .dialog)
            }
        }
        .statusPage(
            from: { $0.isMissing ? StatusPage("Missing", text: "Plug it in.", symbol: "dialog-error-symbolic") : nil },
            button: buttonCell(title: "Plug In") { context in context.set(\.isMissing, to: false) }
                .enabled(when: \.canPlugIn))
        driver = FormDriver(initial: State(), build: form)
        user = GtkUser(of: FormWindow(driver.session))
    }

    private func row(_ title: String) throws -> Screen.Row {
        try #require(user.screen.sections.flatMap(\.rows).first { $0.title == title })
    }

    private func set<Value: Equatable>(_ part: WritableKeyPath<State, Value> & Sendable, to value: Value) {
        driver.set(part, to: value)
    }

    @Test("follow the state")
    func parts() throws {
        #expect(try row("Radio").status == "Off")
        set(\.isOn, to: true)
        #expect(try row("Radio").status == "On")
        #expect(try row("Devices").values == ["›"])
        set(\.count, to: 7)
        #expect(try row("Devices").values == ["7", "›"])
        let symbol = { user.topPage.shown(class: "form-symbol").first.flatMap { gtk_image_get_icon_name($0.opaque) } }
        #expect(symbol().map { String(cString: $0) } == "network-wireless-symbolic")
        set(\.symbol, to: "phone-symbolic")
        #expect(symbol().map { String(cString: $0) } == "phone-symbolic")
        #expect(try row("Picture").values.contains(ScreenSign.picture))
        set(\.picture, to: nil)
        #expect(try !row("Picture").values.contains(ScreenSign.picture))
    }

    @Test("show a concealed text while the user wants to read it")
    func concealed() throws {
        #expect(try row("Secret").values == ["••••••••", "(show)"])
        try user.toggleReveal("Secret")
        #expect(try row("Secret").values == ["name", "(hide)"])
    }

    @Test("have a notice with a button, whose title follows the state")
    func notice() throws {
        set(\.problem, to: "It is broken.")
        let notice = { user.screen.sections[0].rows.last }
        #expect(notice()?.notice == "error: It is broken.")
        #expect(notice()?.values == ["(Help)"])
        try user.select("Help")
        #expect(driver.state.presses == 1)
        set(\.remedy, to: "Help More")
        #expect(notice()?.values == ["(Help More)"])
    }

    @Test("give the sections back as they were, with the text, its selection and the scroll position")
    func statusPage() throws {
        try user.type("half a na", into: "Name 18")
        user.press(GDK_KEY_Left)
        user.press(GDK_KEY_Left)
        user.nextFrame()
        let rows = user.rowsOnScreen.map(\.title)
        set(\.isMissing, to: true)
        #expect(user.screen.statusPage?.title == "Missing")
        #expect(user.screen.sections == [])
        user.nextFrame()
        try user.select("Plug In")
        #expect(!driver.state.isMissing)
        #expect(user.screen.statusPage == nil)
        for _ in 0..<10 { user.nextFrame() }
        #expect(user.rowsOnScreen.map(\.title) == rows)
        #expect(user.focusedText?.text == "half a na")
        #expect(user.focusedText?.cursor == 7)
        #expect(driver.state.name == "name")
    }

    @Test("give a very long page back where it was scrolled to")
    func statusPageOverLongPage() throws {
        let form: Form<State> = sections {
            section {
                for number in 1...1000 {
                    controlCell(title: "Name \(number)", control: textField(keyPath: \.name))
                        .enabled { !$0.isMissing }
                }
            }
        }
        .statusPage { $0.isMissing ? StatusPage("Missing", text: "Plug it in.", symbol: "dialog-error") : nil }
        let driver = FormDriver(initial: State(), build: form)
        let user = GtkUser(of: FormWindow(driver.session))
        driver.session.reveal("Name 700")
        for _ in 0..<5 { user.nextFrame() }
        #expect(user.focusedRow == "Name 700")
        let rows = user.rowsOnScreen.map(\.title)
        driver.set(\.isMissing, to: true)
        for _ in 0..<3 { user.nextFrame() }
        #expect(user.screen.sections == [] && user.screen.statusPage != nil)
        driver.set(\.isMissing, to: false)
        for _ in 0..<10 { user.nextFrame() }
        #expect(user.rowsOnScreen.map(\.title) == rows)
        #expect(user.focusedRow == "Name 700")
    }

    @Test("tell assistive tools of a status that changes by itself")
    func announced() throws {
        var said: [String] = []
        let say = Announcement.say
        Announcement.say = { said.append($1) }
        defer { Announcement.say = say }
        set(\.isOn, to: true)
        try user.toggle("Radio")
        set(\.isOn, to: true)
        #expect(said == ["On", "On"])
    }

    @Test("give the focus back also if the button of the status page can't be used at the end")
    func disabledStatusButton() throws {
        try user.type("half a na", into: "Name 1")
        set(\.isMissing, to: true)
        #expect(user.focusedRow == "Plug In")
        set(\.canPlugIn, to: false)
        #expect(user.focusedRow == nil)
        set(\.canPlugIn, to: true)
        #expect(user.focusedRow == "Plug In")
        set(\.canPlugIn, to: false)
        set(\.isMissing, to: false)
        #expect(user.focusedText?.text == "half a na")
        #expect(driver.state.name == "name")
    }

    @Test("leave a dialog over a status page open, with what is typed in it")
    func dialogOverStatusPage() throws {
        try user.select("Dialog")
        try user.type("half a na", into: "Name")
        set(\.isMissing, to: true)
        #expect(user.screen.isDialog)
        #expect(user.focusedText?.text == "half a na")
        // The first Escape gives the text back that was there before.
        try user.pressEscape()
        #expect(user.focusedText?.text == "name")
        try user.pressEscape()
        #expect(!user.screen.isDialog)
        #expect(user.screen.statusPage?.title == "Missing")
        #expect(user.focusedRow == "Plug In")
        try user.select("Plug In")
        #expect(user.screen.statusPage == nil)
        #expect(user.focusedRow == "Dialog")
    }
}
