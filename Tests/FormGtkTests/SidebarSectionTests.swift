import CustomDump
import FormCore
import FormGtk
import FormGtkTesting
import FormTesting
import Testing

@MainActor
@Suite("A section of the first page that is a sidebar", .serialized, .needsDisplay)
struct SidebarSectionTests {
    private let wide = """
        Overview

        |  Overview ●
        |  Lamp
        |  Door

        House
          Away [off]
          Note [home]
          Guests ›

          Alarm [off]
        """

    @Test(
        "stands where it is written in a narrow window, and beside the page in a wide one", arguments: Renderer.allCases
    )
    func widths(renderer: Renderer) throws {
        let stage = try SidebarSectionStage(renderer, isWide: false)
        let narrow = """
            Home

            House
              Away [off]
              Note [home]
              Guests ›

              Lamp ›
              Door ›

              Alarm [off]
            """
        expectNoDifference(try stage.screen, narrow)
        try stage.user.makeRoom(true)
        expectNoDifference(try stage.screen, wide)
        try stage.user.makeRoom(false)
        expectNoDifference(try stage.screen, narrow)
        try stage.user.makeRoom(true)
        expectNoDifference(try stage.screen, wide)
        #expect(stage.driver.session.mistakes.isEmpty)
    }

    @Test("opens its pages beside itself, and its first row leads back to the first page", arguments: Renderer.allCases)
    func opening(renderer: Renderer) throws {
        let stage = try SidebarSectionStage(renderer)
        try stage.user.select("Lamp")
        expectNoDifference(
            try stage.screen,
            """
            Lamp

            |  Overview
            |  Lamp ●
            |  Door

              On [off]
              Name [Lamp]
              More ›
            """)
        #expect(stage.user.focusedRow == "Lamp")
        #expect(throws: FormUserError.self) { try stage.user.goBack() }
        try stage.user.select("Door")
        #expect(try stage.position == ["Door", "Door"])
        #expect(stage.driver.session.pages.map(\.title) == ["Home", "Door"])
        try stage.user.select("Overview")
        #expect(stage.user.focusedRow == "Overview")
        expectNoDifference(try stage.screen, wide)
    }

    @Test("shows what its rows show, and hides those that are hidden", arguments: Renderer.allCases)
    func rows(renderer: Renderer) throws {
        let stage = try SidebarSectionStage(renderer)
        stage.driver.set(\.lamp.isOn, to: true)
        stage.driver.set(\.isDoorUsable, to: false)
        try stage.user.select("Lamp")
        try stage.user.type("", into: "Name")
        try stage.user.pressReturn()
        try stage.user.select("Overview")
        let sidebar = { try stage.screen.split(separator: "\n").filter { $0.hasPrefix("|") }.map(String.init) }
        #expect(try sidebar() == ["|  Overview ●", "|  Lamp on ⚠", "|  Door (disabled)"])
        stage.driver.set(\.hasDoor, to: false)
        #expect(try sidebar() == ["|  Overview ●", "|  Lamp on ⚠"])
        try stage.user.makeRoom(false)
        #expect(try stage.screen.contains("\n  Lamp on ⚠ ›\n"))
    }

    @Test("has a way back from pages that the rest of the first page opens", arguments: Renderer.allCases)
    func otherPages(renderer: Renderer) throws {
        let stage = try SidebarSectionStage(renderer)
        try stage.user.select("Guests")
        #expect(try stage.position == ["Guests", "Overview"])
        #expect(stage.user.focusedRow == "Visitors")
        #expect(try stage.user.screen.canGoBack)
        try stage.user.goBack()
        #expect(try stage.position == ["Overview", "Overview"])
        #expect(stage.user.focusedRow == "Guests")
        try stage.user.select("Lamp")
        try stage.user.select("More")
        #expect(try stage.position == ["More", "Lamp"])
        #expect(stage.user.focusedRow == "Dim")
        try stage.user.select("Lamp")
        #expect(try stage.position == ["Lamp", "Lamp"])
        #expect(stage.driver.session.pages.count == 2)
        try stage.user.select("More")
        try stage.user.goBack()
        #expect(try stage.position == ["Lamp", "Lamp"])
        #expect(stage.user.focusedRow == "More")
    }

    @Test("Escape leads from a page to its row", arguments: Renderer.allCases)
    func escape(renderer: Renderer) throws {
        let stage = try SidebarSectionStage(renderer)
        try stage.user.focus("Note")
        try stage.user.pressEscape()
        #expect(stage.user.focusedRow == "Overview")
        try stage.user.select("Lamp")
        try stage.user.type("typed", into: "Name")
        try stage.user.pressEscape()
        #expect(stage.user.focusedRow == "Name")
        try stage.user.pressEscape()
        #expect(stage.user.focusedRow == "Lamp")
        #expect(try stage.position == ["Lamp", "Lamp"])
    }

    @Test("keeps what is being typed and its focus when there is less room or more", arguments: Renderer.allCases)
    func typing(renderer: Renderer) throws {
        let stage = try SidebarSectionStage(renderer, isWide: false)
        try stage.user.type("half", into: "Note")
        for isWide in [true, false, true] {
            try stage.user.makeRoom(isWide)
            #expect(stage.user.focusedRow == "Note")
            #expect(stage.driver.session.record["Note"].draft?.text == "half")
            #expect(try stage.screen.contains("Note [half]"))
        }
        try stage.user.pressReturn()
        #expect(stage.driver.state.note == "half")
        try stage.user.select("Door")
        try stage.user.type("Gate", into: "Name")
        for isWide in [false, true] {
            try stage.user.makeRoom(isWide)
            #expect(try stage.user.screen.title == "Door")
            #expect(stage.user.focusedRow == "Name")
            #expect(stage.driver.session.record["Door/Name"].draft?.text == "Gate")
        }
    }

    @Test("gives the focus to the same row, or to its page, when there is less room", arguments: Renderer.allCases)
    func focus(renderer: Renderer) throws {
        let stage = try SidebarSectionStage(renderer, isWide: false)
        try stage.user.select("Door")
        try stage.user.goBack()
        #expect(stage.user.focusedRow == "Door")
        for isWide in [true, false, true] {
            try stage.user.makeRoom(isWide)
            #expect(stage.user.focusedRow == "Door")
        }
        try stage.user.select("Lamp")
        try stage.user.makeRoom(false)
        #expect(try stage.user.screen.title == "Lamp")
        #expect(stage.user.focusedRow == "On")
        try stage.user.makeRoom(true)
        #expect(stage.user.focusedRow == "On")
        try stage.user.select("Overview")
        try stage.user.makeRoom(false)
        #expect(try stage.user.screen.title == "Home")
        #expect(stage.user.focusedRow == "Away")
    }

    @Test("a search stands beside it, also when there is less room or more", arguments: Renderer.allCases)
    func search(renderer: Renderer) throws {
        let stage = try SidebarSectionStage(renderer)
        try stage.user.search("dim")
        let results = """
              Dim
                Lamp › More
              Dim
                Door › More
            """
        let sidebar = "|  Overview ●\n|  Lamp\n|  Door"
        expectNoDifference(try stage.screen, "Search\n\n\(sidebar)\n\n\(results)")
        try stage.user.makeRoom(false)
        expectNoDifference(try stage.screen, "Search\n\n\(results)")
        try stage.user.makeRoom(true)
        expectNoDifference(try stage.screen, "Search\n\n\(sidebar)\n\n\(results)")
        try stage.user.select("Dim")
        #expect(try stage.position == ["More", "Lamp"])
        try stage.user.search("dim")
        try stage.user.select("Overview")
        #expect(stage.driver.session.searchText == nil)
        expectNoDifference(try stage.screen, wide)
    }

    @Test("a search names the pages as they are shown: by the title in the sidebar, or by that of the form")
    func trails() throws {
        let stage = try SidebarSectionStage(.headless)
        let trail = { (text: String) in
            try stage.user.search(text)
            return try stage.user.screen.sections[0].rows.compactMap(\.help)
        }
        #expect(try trail("away") == ["Overview"])
        #expect(try trail("visitors") == ["Overview › Guests"])
        #expect(try trail("dim") == ["Lamp › More", "Door › More"])
        stage.driver.session.search(nil)
        try stage.user.makeRoom(false)
        #expect(try trail("away") == ["Home"])
        #expect(try trail("dim") == ["Home › Lamp › More", "Home › Door › More"])
    }

    @Test("a reset of the first page leaves out its pages in a wide window, and includes them in a narrow one")
    func reset() throws {
        let stage = try SidebarSectionStage(.headless)
        let session = stage.driver.session
        var changed = SidebarSectionStage.Home()
        changed.lamp.isOn = true
        stage.driver.change { $0 = changed }
        #expect(!session.canResetTopPage)
        session.resetTopPage()
        #expect(stage.driver.state == changed)
        stage.driver.change {
            $0.isAway = true
            $0.visitors = 3
        }
        #expect(session.canResetTopPage)
        session.resetTopPage()
        #expect(stage.driver.state == changed)
        try stage.user.undo()
        #expect(stage.driver.state.isAway && stage.driver.state.visitors == 3)
        try stage.user.select("Lamp")
        #expect(session.canResetTopPage)
        session.resetTopPage()
        #expect(!stage.driver.state.lamp.isOn && stage.driver.state.isAway)
        try stage.user.undo()
        try stage.user.makeRoom(false)
        try stage.user.goBack()
        session.resetTopPage()
        #expect(stage.driver.state == SidebarSectionStage.Home())
    }

    @Test("links and undo lead to its rows and to the rest of the first page", arguments: Renderer.allCases)
    func revealing(renderer: Renderer) throws {
        let stage = try SidebarSectionStage(renderer)
        try stage.user.toggle("Away")
        #expect(stage.driver.session.go(to: "Door/Name") == nil)
        #expect(try stage.position == ["Door", "Door"])
        #expect(stage.user.focusedRow == "Name")
        // Unlike a sidebar that is the whole first page, this one doesn't have the row.
        try stage.user.undo()
        #expect(try stage.position == ["Overview", "Overview"])
        #expect(stage.user.focusedRow == "Away")
        #expect(stage.driver.session.go(to: "Lamp") == nil)
        #expect(try stage.position == ["Lamp", "Lamp"])
        #expect(stage.driver.session.reveal("Door"))
        #expect(try stage.position == ["Lamp", "Lamp"])
        #expect(stage.user.focusedRow == "Door")
        #expect(stage.driver.session.go(to: .root) == nil)
        #expect(try stage.position == ["Overview", "Overview"])
    }

    @Test("the changed settings stand beside it, with a way back", arguments: Renderer.allCases)
    func changedSettings(renderer: Renderer) throws {
        let stage = try SidebarSectionStage(renderer)
        stage.driver.set(\.isAway, to: true)
        stage.driver.session.openChangedSettings()
        #expect(try stage.position == ["Changed Settings", "Overview"])
        try stage.user.goBack()
        #expect(try stage.position == ["Overview", "Overview"])
    }

    @Test("leads to the other pages also while a status page is in place of the rest", arguments: Renderer.allCases)
    func statusPage(renderer: Renderer) throws {
        let stage = try SidebarSectionStage(renderer, isWide: false)
        try stage.user.type("half", into: "Note")
        stage.driver.set(\.hasPower, to: false)
        let narrow = """
            Home

            No Power
            Put in a fuse.
              Put It In (button)

              Lamp ›
              Door ›
            """
        expectNoDifference(try stage.screen, narrow)
        try stage.user.select("Lamp")
        try stage.user.toggle("On")
        try stage.user.goBack()
        #expect(stage.driver.state.lamp.isOn)
        #expect(stage.user.focusedRow == "Lamp")
        #expect(stage.driver.session.go(to: "Away") == "“Away” can't be opened now. Put in a fuse.")
        #expect(stage.driver.session.go(to: "Lamp/More") == nil)
        #expect(try stage.user.screen.title == "More")
        stage.driver.session.go(to: .root)
        stage.driver.set(\.lamp.isOn, to: false)

        try stage.user.makeRoom(true)
        let wide = """
            Overview

            |  Overview ●
            |  Lamp
            |  Door

            No Power
            Put in a fuse.
              Put It In (button)
            """
        expectNoDifference(try stage.screen, wide)
        try stage.user.select("Door")
        #expect(try stage.position == ["Door", "Door"])
        try stage.user.select("Overview")
        expectNoDifference(try stage.screen, wide)
        try stage.user.makeRoom(false)
        expectNoDifference(try stage.screen, narrow)
        #expect(stage.user.focusedRow == "Put It In")
        try stage.user.select("Put It In")
        #expect(try stage.screen.contains("Note [half]"))
    }

    @Test("is not part of the form: no search, link or command finds its first row")
    func rows() throws {
        let driver = FormDriver(initial: SidebarSectionStage.Home(), build: SidebarSectionStage.form, title: "Home")
        driver.session.layout = .sidebar
        #expect(driver.session.rows().allSatisfy { $0.title != "Overview" && $0.path != .root })
        #expect(driver.session.go(to: "Overview") != nil)
    }

    @Test("is one section only, which the author is told, and does nothing on another page")
    func mistakes() throws {
        let page: Form<Bool> = sections {
            section { controlCell(title: "On", control: uiSwitch(keyPath: \.self)) }.sidebar(title: "Inner")
        }
        let form: Form<Bool> = sections {
            section { detailTextCell(title: "One", keyPath: { _ in "" }, form: page) }.sidebar(title: "Overview")
            section { detailTextCell(title: "Two", keyPath: { _ in "" }, form: page) }.sidebar(title: "Other")
        }
        let driver = FormDriver(initial: false, build: form, title: "Form")
        let user = HeadlessUser(of: driver.session, layout: .sidebar)
        #expect(
            driver.session.mistakes.map(\.description) == [
                """
                Several sections of the page “Form” should be the sidebar, so only the first one is. Remove .sidebar from \
                the others.
                """
            ])
        try user.makeRoom(true)
        try user.select("One")
        expectNoDifference(
            user.screen.description,
            """
            One

            |  Overview
            |  One ●

              On [off]
            """)
    }
}
