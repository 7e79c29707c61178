import CustomDump
import Firewall
import FormCore
import FormGtk
import FormGtkTesting
import FormTesting
import Testing

@MainActor
@Suite("The first page beside the others, in front of a person", .serialized, .needsDisplay)
struct SidebarTests {
    @Test("is a sidebar while there is room, with the page of its first row proposed", arguments: Renderer.allCases)
    func proposed(renderer: Renderer) throws {
        let stage = try SidebarStage(renderer)
        let wide = """
            First

            |  Quiet [off]

            |  First One › ●
            |  Second Two ›
            |  Note a note ›

              Name [One]
              More ›
              Close (button)
            """
        expectNoDifference(try stage.screen, wide)
        try stage.user.makeRoom(false)
        expectNoDifference(
            try stage.screen,
            """
            Form

              Quiet [off]

              First One ›
              Second Two ›
              Note a note ›
            """)
        #expect(stage.driver.session.pages.count == 1)
        try stage.user.makeRoom(true)
        expectNoDifference(try stage.screen, wide)
    }

    @Test("opens its rows' pages beside itself, one in place of the other", arguments: Renderer.allCases)
    func opening(renderer: Renderer) throws {
        let stage = try SidebarStage(renderer)
        try stage.user.select("Second")
        #expect(try stage.place == ["Second", "Second"])
        #expect(stage.user.focusedRow == "Second")
        #expect(throws: FormUserError.self) { try stage.user.goBack() }
        try stage.user.select("Note")
        #expect(try stage.place == ["Note", "Note"])
        // A page that is there for a text has the focus, and Return has nowhere to go back to.
        try stage.user.type("another")
        try stage.user.pressReturn()
        #expect(stage.driver.state.note == "another")
        #expect(try stage.place == ["Note", "Note"])
        try stage.user.makeRoom(false)
        #expect(try stage.user.screen.title == "Note")
        try stage.user.goBack()
        #expect(try stage.user.screen.title == "Form")
    }

    @Test("has a way back from a page further on, and its row leads back as well", arguments: Renderer.allCases)
    func furtherOn(renderer: Renderer) throws {
        let stage = try SidebarStage(renderer)
        // Whoever goes on from the page that is proposed has opened it.
        try stage.user.select("More")
        #expect(stage.driver.session.pages.map(\.title) == ["Form", "First", "More"])
        #expect(try stage.user.screen.canGoBack)
        #expect(stage.user.focusedRow == "Loud")
        try stage.user.goBack()
        #expect(try stage.place == ["First", "First"])
        #expect(stage.user.focusedRow == "More")
        #expect(try !stage.user.screen.canGoBack)
        try stage.user.select("More")
        try stage.user.select("First")
        #expect(try stage.place == ["First", "First"])
        #expect(stage.user.focusedRow == "First")
    }

    @Test("Escape leads from its pages to their row", arguments: Renderer.allCases)
    func escape(renderer: Renderer) throws {
        let stage = try SidebarStage(renderer)
        try stage.user.select("Second")
        try stage.user.type("typed", into: "Name")
        try stage.user.pressEscape()
        #expect(stage.user.focusedRow == "Name")
        try stage.user.pressEscape()
        #expect(stage.user.focusedRow == "Second")
        #expect(try stage.place == ["Second", "Second"])
        #expect(stage.driver.state.second.name == "Two")
    }

    @Test("a page that the person is on stays when there is less room", arguments: Renderer.allCases)
    func lessRoom(renderer: Renderer) throws {
        let stage = try SidebarStage(renderer)
        let page = stage.driver.session.topPage
        try stage.user.type("Kit", into: "Name")
        try stage.user.makeRoom(false)
        #expect(stage.driver.session.topPage === page)
        #expect(stage.user.focusedRow == "Name")
        #expect(stage.driver.session.record["First/Name"].draft?.text == "Kit")
        try stage.user.makeRoom(true)
        #expect(stage.user.focusedRow == "Name")
        #expect(stage.driver.session.record["First/Name"].draft?.text == "Kit")
        try stage.user.type("Kitchen")
        try stage.user.pressReturn()
        #expect(try stage.screen.contains("|  First Kitchen › ●"))
    }

    @Test("what has been typed in it is committed when there is less room", arguments: Renderer.allCases)
    func commits(renderer: Renderer) throws {
        let stage = try SidebarStage(renderer)
        try stage.user.select("Second")
        try stage.user.toggle("Quiet")
        #expect(stage.driver.state.isQuiet)
        try stage.user.makeRoom(false)
        // The focus was in what has left the screen.
        #expect(try stage.user.screen.title == "Second")
        #expect(stage.user.focusedRow == "Name")
    }

    @Test("the page whose row is hidden gives way to another, or to nothing", arguments: Renderer.allCases)
    func hidden(renderer: Renderer) throws {
        let stage = try SidebarStage(renderer)
        stage.driver.change { $0.hasFirst = false }
        #expect(try stage.place == ["Second", "Second"])
        stage.driver.change { $0.hasPages = false }
        expectNoDifference(
            try stage.screen,
            """
            Form

            |  Quiet [off]
            """)
        stage.driver.change { ($0.hasFirst, $0.hasPages) = (true, true) }
        #expect(try stage.place == ["First", "First"])
    }

    @Test("the page of an item that goes gives way to that of the first", arguments: Renderer.allCases)
    func gone(renderer: Renderer) throws {
        let driver = FormDriver(initial: Firewall(), build: firewallForm, title: "Firewall")
        let user = renderer.user(of: driver.session, layout: .sidebar)
        try user.makeRoom(true)
        #expect(try user.screen.title == "SSH")
        try user.select("Web")
        driver.change { $0.rules.removeLast() }
        #expect(try user.screen.title == "SSH")
        #expect(user.focusedRow == "Add Rule")
        // That of the first goes, too.
        try user.remove("SSH")
        #expect(try user.screen.title == "Second")
        #expect(driver.session.mistakes.isEmpty)
        try user.undo()
        #expect(try user.screen.title == "Second")
    }

    @Test("undo shows the row where it is, and closes no page for a row of the first", arguments: Renderer.allCases)
    func undo(renderer: Renderer) throws {
        let stage = try SidebarStage(renderer)
        try stage.user.toggle("Quiet")
        try stage.user.select("Second")
        try stage.user.select("More")
        try stage.user.toggle("Loud")
        try stage.user.select("Note")
        try stage.user.undo()
        #expect(try stage.place == ["More", "Second"])
        #expect(stage.user.focusedRow == "Loud")
        try stage.user.undo()
        #expect(try stage.place == ["More", "Second"])
        #expect(stage.user.focusedRow == "Quiet")
        stage.driver.session.reveal("First/Name")
        #expect(try stage.place == ["First", "First"])
        #expect(stage.driver.session.pages.count == 2)
        #expect(stage.user.focusedRow == "Name")
    }

    @Test("a search stands beside it, and ends where one of its rows is chosen", arguments: Renderer.allCases)
    func search(renderer: Renderer) throws {
        let stage = try SidebarStage(renderer)
        try stage.user.search("loud")
        expectNoDifference(
            try stage.screen,
            """
            Search

            |  Quiet [off]

            |  First One › ●
            |  Second Two ›
            |  Note a note ›

              Loud
                Form › First › More
              Loud
                Form › Second › More
            """)
        try stage.user.select("Note")
        #expect(stage.driver.session.searchText == nil)
        #expect(try stage.place == ["Note", "Note"])
        try stage.user.search("loud")
        try stage.user.select("Loud")
        #expect(try stage.place == ["More", "First"])
        #expect(stage.user.focusedRow == "Loud")
    }

    @Test("is scrolled to the row of a page that something else has opened", arguments: [60, 600])
    func scrolled(count: Int) throws {
        let page: Form<Bool> = sections {
            section { controlCell(title: "On", control: uiSwitch(keyPath: \.self)) }
        }
        let form: Form<Bool> = sections {
            section {
                for number in 1...count { detailTextCell(title: "Page \(number)", keyPath: { _ in "" }, form: page) }
            }
        }
        let driver = FormDriver(initial: false, build: form)
        let user = GtkUser(of: FormWindow(driver.session, layout: .sidebar))
        try user.makeRoom(true)
        driver.session.reveal("Page 57/On")
        func waitForRow(_ number: Int) {
            #expect(
                user.wait { user.sidebarRowsOnScreen.contains { $0.title == "Page \(number)" && $0.top >= 0 } },
                "\(number)")
        }
        waitForRow(57)
        driver.session.reveal("Page 2")
        waitForRow(2)
        #expect(!user.sidebarRowsOnScreen.contains { $0.title == "Page 57" })
        // What a click opens leaves the sidebar where it is.
        let place = user.sidebarRowsOnScreen.map(\.top)
        try user.select("Page 3")
        user.nextFrame()
        #expect(user.sidebarRowsOnScreen.map(\.top) == place)
        // What has the focus keeps it, however far away the other row is.
        driver.page.sections[0].cells[count - 2].select()
        waitForRow(count - 1)
        #expect(user.focusedRow == "Page 3")
    }

    @Test("the changed settings stand beside it, and lead to their rows", arguments: Renderer.allCases)
    func changedSettings(renderer: Renderer) throws {
        let stage = try SidebarStage(renderer)
        stage.driver.set(\.second.isLoud, to: true)
        stage.driver.session.openChangedSettings()
        #expect(try stage.place == ["Changed Settings"])
        try stage.user.select("Loud")
        #expect(try stage.place == ["More", "Second"])
    }

    @Test("a page that closes itself gives way to the first", arguments: Renderer.allCases)
    func closesItself(renderer: Renderer) throws {
        let stage = try SidebarStage(renderer)
        try stage.user.select("Second")
        try stage.user.select("Close")
        #expect(try stage.place == ["First", "First"])
        #expect(stage.user.focusedRow == "Second")
        // What nobody has opened can't be closed.
        try stage.user.select("Close")
        #expect(try stage.place == ["First", "First"])
    }
}
