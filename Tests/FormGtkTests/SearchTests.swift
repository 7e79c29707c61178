import CustomDump
import FormCore
import FormGtk
import FormGtkTesting
import FormTesting
import Testing

@MainActor
@Suite("Searching a form", .serialized, .needsDisplay)
struct SearchTests {
    private func stage(_ renderer: Renderer, _ state: Searched = Searched()) -> Stage<Searched> {
        Stage(renderer, state, searchedForm, title: "Settings", environment: FormEnvironment(fold: folded))
    }

    @Test("shows where a row is found, whether or not its page was ever opened", arguments: Renderer.allCases)
    func title(renderer: Renderer) throws {
        let stage = stage(renderer)
        try stage.user.search("sharing")
        expectNoDifference(
            try stage.screen,
            """
            Search

              Sharing
                Settings › Network
            """)
        #expect(stage.user.focusedRow == nil)
    }

    @Test(
        "finds a row by its help, footer, header, options, keywords and page",
        arguments: Renderer.allCases,
        [
            ("devices", ["Port"]), ("everybody", ["Network Name", "Colour"]),
            ("identity", ["Network Name", "Colour"]), ("emerald", ["Colour"]), ("ssid", ["Network Name"]),
            ("network shar", ["Sharing"]),
        ])
    func texts(renderer: Renderer, search: (text: String, titles: [String])) throws {
        let stage = stage(renderer)
        try stage.user.search(search.text)
        #expect(try stage.user.screen.sections.flatMap(\.rows).map(\.title) == search.titles)
    }

    @Test("does not find values", arguments: Renderer.allCases)
    func values(renderer: Renderer) throws {
        let stage = stage(renderer)
        try stage.user.search("Ada")
        expectNoDifference(
            try stage.screen,
            """
            Search

              Nothing found for “Ada”.
                Try other words, or fewer.
            """)
    }

    @Test(
        "folds case and accents", arguments: Renderer.allCases,
        ["STRASSE", "strasse", "straße", "Stra\u{301}sse"])
    func folding(renderer: Renderer, text: String) throws {
        let stage = stage(renderer)
        try stage.user.search(text)
        #expect(try stage.user.screen.sections[0].rows.map(\.title) == ["Straße"])
    }

    @Test("puts the best result first", arguments: Renderer.allCases)
    func ranking(renderer: Renderer) throws {
        let stage = stage(renderer)
        try stage.user.search("name")
        #expect(try stage.user.screen.sections[0].rows.map(\.title) == ["Name", "Network Name"])
        try stage.user.search("network")
        #expect(
            try stage.user.screen.sections[0].rows.map(\.title)
                == ["Network", "Network Name", "Sharing", "Colour", "Port"])
    }

    @Test("tells what shows a hidden row, and leads there", arguments: Renderer.allCases)
    func hidden(renderer: Renderer) throws {
        let stage = stage(renderer)
        try stage.user.search("port")
        expectNoDifference(
            try stage.screen,
            """
            Search

              Port
                Settings › Network
                Hidden. Turn on “Sharing” to see it.
            """)
        #expect(!stage.driver.state.isOn)
        try stage.user.select("Port")
        #expect(try stage.user.screen.title == "Network")
        #expect(stage.user.focusedRow == "Sharing")
        #expect(!stage.driver.state.isOn)
    }

    @Test("opens a result: its page, with the focus on the row", arguments: Renderer.allCases)
    func opening(renderer: Renderer) throws {
        let stage = stage(renderer)
        try stage.user.search("colour")
        try stage.user.select("Colour")
        #expect(try stage.user.screen.title == "Network")
        #expect(stage.user.focusedRow == "Colour")
        try stage.user.goBack()
        #expect(stage.user.focusedRow == "Network")
    }

    @Test("opens the first result on Return", arguments: Renderer.allCases)
    func pressingReturn(renderer: Renderer) throws {
        let stage = stage(renderer)
        try stage.user.search("ssid")
        try stage.user.pressReturn()
        #expect(try stage.user.screen.title == "Network")
        #expect(stage.user.focusedRow == "Network Name")
        try stage.user.search("nothing at all")
        try stage.user.pressReturn()
        #expect(try stage.user.screen.title == "Search")
    }

    @Test("opens a result that stands on a page for its value alone", arguments: Renderer.allCases)
    func singleValue(renderer: Renderer) throws {
        let stage = stage(renderer)
        try stage.user.select("Network")
        try stage.user.select("Colour")
        try stage.user.search("emerald")
        try stage.user.select("Colour")
        #expect(try stage.user.screen.title == "Colour")
        try stage.user.search("name")
        try stage.user.select("Name")
        #expect(try stage.user.screen.title == "Settings")
        #expect(stage.user.focusedRow == "Name")
    }

    @Test("ends with Escape, on the page where it began, with its drafts", arguments: Renderer.allCases)
    func escape(renderer: Renderer) throws {
        let stage = stage(renderer, Searched(isOn: true))
        try stage.user.select("Network")
        try stage.user.type("many", into: "Port")
        let pages = stage.driver.session.pages.map(ObjectIdentifier.init)
        try stage.user.search("colour")
        try stage.user.pressEscape()
        #expect(stage.driver.session.searchText == nil)
        #expect(stage.driver.session.pages.map(ObjectIdentifier.init) == pages)
        #expect(try stage.screen.contains("Port [many]"))
        #expect(stage.user.focusedRow == "Port")
    }

    @Test("shows the page while nothing is typed, and again when it ends", arguments: Renderer.allCases)
    func nothingTyped(renderer: Renderer) throws {
        let stage = stage(renderer)
        let before = try stage.screen
        for text in ["", "  ", "name", ""] {
            try stage.user.search(text)
            #expect(try (stage.screen == before) == (text != "name"))
        }
        try stage.user.search(nil)
        #expect(try stage.screen == before)
        #expect(stage.user.focusedRow == "Expert")
        try stage.user.search(nil)
        #expect(try stage.screen == before)
    }

    @Test("follows a change of the state", arguments: Renderer.allCases)
    func stateChange(renderer: Renderer) throws {
        let stage = stage(renderer)
        try stage.user.search("port")
        stage.driver.change { $0.isOn = true }
        expectNoDifference(
            try stage.screen,
            """
            Search

              Port
                Settings › Network
            """)
        try stage.user.search("secret")
        stage.driver.change { $0.remark = "A secret place." }
        #expect(try stage.user.screen.sections[0].rows.map(\.title) == ["Network Name", "Colour"])
        try stage.user.search(nil)
        #expect(try stage.screen.contains("Straße [on]"))
    }

    @Test("shows the first fifty results, and says how many there are", arguments: Renderer.allCases)
    func many(renderer: Renderer) throws {
        let rows = (0..<150).map { controlCell(title: "Row \($0)", control: uiSwitch(keyPath: \Searched.isOn)) }
        let stage = Stage(renderer, Searched(), sections { section(rows) })
        try stage.user.search("row")
        let found = try stage.user.screen.sections[0]
        #expect(found.rows.count == 50)
        #expect(found.footer == "The first 50 of 150 results are shown. Type more to narrow the search.")
    }

    @Test("goes on while the program closes pages below it", arguments: Renderer.allCases)
    func pagesBelow(renderer: Renderer) throws {
        let stage = stage(renderer)
        try stage.user.select("Network")
        try stage.user.search("port")
        stage.driver.session.goBack()
        #expect(try stage.user.screen.title == "Search")
        #expect(stage.user.focusedRow == nil)
        try stage.user.search(nil)
        #expect(try stage.user.screen.title == "Settings")
        #expect(stage.user.focusedRow == "Expert")
    }

    @Test("is gone with all that it has found when it ends", arguments: Renderer.allCases)
    func lifetime(renderer: Renderer) throws {
        let stage = stage(renderer)
        try stage.user.search("port")
        weak let page = stage.driver.session.searchPage
        weak let cell = stage.driver.session.searchPage?.sections[0].cells[0]
        #expect(page != nil && cell != nil)
        try stage.user.select("Port")
        #expect(page == nil)
        #expect(cell == nil)
    }

    @Test("ends when a row is revealed from elsewhere", arguments: Renderer.allCases)
    func revealed(renderer: Renderer) throws {
        let stage = stage(renderer)
        try stage.user.search("port")
        #expect(stage.driver.session.reveal("Network/Sharing"))
        #expect(try stage.user.screen.title == "Network")
        #expect(stage.user.focusedRow == "Sharing")
    }
}
