import CustomDump
import Firewall
import FormCore
import FormGtkTesting
import FormTesting
import Testing

private struct Radio: Equatable {
    var isOn = false
    var station = "Jazz"
    var volume = 5
    var code = "1234"
    var band = "FM"
}

private let pageForm: Form<Radio> = sections {
    section {
        controlCell(title: "Volume", control: formattedField(keyPath: \.volume, format: .whole(in: 0...9)))
    }
}

private let form: Form<Radio> = sections {
    section {
        controlCell(title: "On", control: uiSwitch(keyPath: \.isOn))
        controlCell(title: "Station", control: textField(keyPath: \.station))
        nestedPasswordField(title: "Code", keyPath: \.code)
        nestedOptions(title: "Band", keyPath: \.band, options: ["FM", "AM"])
        detailTextCell(title: "Sound", keyPath: { "\($0.volume)" }, form: pageForm)
    }
}

@MainActor
@Suite("A conflict", .serialized, .needsDisplay)
struct ConflictTests {
    private let mine = Radio(isOn: true, station: "Rock", volume: 7, code: "mine", band: "AM")

    /// A form with the values here, on which somebody else has stored others.
    private func stage(_ renderer: Renderer, theirs: Radio) -> Stage<Radio> {
        let stage = Stage(renderer, mine, form)
        stage.driver.baselines.saved = mine
        stage.driver.baselines.theirs = theirs
        return stage
    }

    @Test("is none where the person takes back what is under their text, which stays", arguments: Renderer.allCases)
    func undone(renderer: Renderer) throws {
        struct Days: Equatable {
            var first = 5
            var last = 10
        }
        let form: Form<Days> = sections {
            section {
                controlCell(title: "First", control: formattedField(keyPath: \.first, format: .whole()))
                controlCell(title: "Last", control: formattedField(keyPath: \.last, format: .whole()))
            }
        }
        .rule(for: "First", "Last") { $0.first <= $0.last ? nil : .error("Begin before the end.") }
        let stage = Stage(renderer, Days(), form)
        // The first two fit together only, and are one step.
        for (title, text) in [("First", "20"), ("Last", "25"), ("First", "31")] {
            try stage.user.type(text, into: title)
            try stage.user.pressReturn()
        }
        #expect(stage.driver.state == Days(first: 20, last: 25))
        try stage.user.focus("Last")
        try stage.user.undo()
        #expect(stage.driver.state == Days())
        #expect(try stage.row("First")?.values == ["[31]"])
        #expect(try stage.row("First")?.notice == "error: Begin before the end.")
        #expect(try stage.row("First")?.conflict == nil)
    }

    @Test(
        "stands under each row whose value somebody else has changed, and never shows a secret",
        arguments: Renderer.allCases)
    func shown(renderer: Renderer) throws {
        var theirs = Radio(isOn: false, station: "News", volume: 7, code: "theirs", band: "FM")
        let stage = stage(renderer, theirs: theirs)
        expectNoDifference(
            try stage.screen,
            """
            Form

              On [on]
                ? Also changed elsewhere, to “Off”.
              Station [Rock]
                ? Also changed elsewhere, to “News”.
              Code •••••••• ›
                ? Also changed elsewhere.
              Band AM ›
                ? Also changed elsewhere, to “FM”.
              Sound 7 ›
            """)
        var dumped = ""
        dump(stage.driver.session.record, to: &dumped)
        #expect(!dumped.contains("theirs\""))
        theirs.isOn = true
        theirs.station = "Rock"
        stage.driver.baselines.theirs = theirs
        #expect(Set(stage.driver.session.conflicts) == ["Code", "Band"])
        stage.driver.baselines.theirs = nil
        #expect(try !stage.screen.contains("elsewhere"))
        #expect(stage.driver.session.record == FormRecord())
    }

    @Test("is settled by keeping mine, which changes nothing here", arguments: Renderer.allCases)
    func keepMine(renderer: Renderer) throws {
        var theirs = mine
        theirs.station = "News"
        theirs.isOn = false
        let stage = stage(renderer, theirs: theirs)
        var told: [RowPath?] = []
        stage.driver.observe { told.append($0.row) }
        try stage.user.resolveConflict(of: "Station", .mine)
        #expect(stage.driver.state == mine)
        #expect(stage.driver.session.conflicts == ["On"])
        theirs.station = "Rock"
        #expect(stage.driver.baselines.theirs == theirs)
        #expect(told == ["Station"])
        #expect(try stage.row("Station")?.conflict == nil)
        #expect(stage.user.focusedRow == "On")
        #expect(throws: FormUserError.self) { try stage.user.resolveConflict(of: "Station", .mine) }
    }

    @Test("is settled by taking theirs, a step that can be undone", arguments: Renderer.allCases)
    func useTheirs(renderer: Renderer) throws {
        var theirs = mine
        theirs.station = "News"
        theirs.code = "theirs"
        let stage = stage(renderer, theirs: theirs)
        try stage.user.resolveConflict(of: "Station", .theirs)
        try stage.user.resolveConflict(of: "Code", .theirs)
        #expect(stage.driver.state == theirs)
        #expect(stage.driver.session.conflicts.isEmpty)
        try stage.user.undo()
        #expect(stage.driver.state.code == "mine")
    }

    @Test("about an item says what the choices mean, and is settled for that item", arguments: Renderer.allCases)
    func items(renderer: Renderer) throws {
        let stage = Stage(renderer, Firewall(), firewallForm, title: "Firewall")
        stage.driver.baselines.saved = Firewall()
        var theirs = Firewall()
        let removed = theirs.rules.remove(at: 0)
        stage.driver.baselines.theirs = theirs
        #expect(try stage.row("Rules")?.conflict == "No longer there elsewhere: “SSH”")
        #expect(try stage.row("Rules")?.conflictChoices == ["Keep", "Remove"])
        try stage.user.resolveConflict(of: "Rules", .theirs)
        #expect(stage.driver.state == theirs)
        #expect(try stage.row("Rules") == nil)

        stage.driver.baselines.saved = theirs
        theirs.rules.insert(removed, at: 1)
        stage.driver.baselines.theirs = theirs
        #expect(try stage.row("Rules")?.conflict == "Still there elsewhere: “SSH”")
        #expect(try stage.row("Rules")?.conflictChoices == ["Remove", "Restore"])
        try stage.user.resolveConflict(of: "Rules", .theirs)
        #expect(stage.driver.state == theirs)
        #expect(try stage.row("Rules") == nil)
    }

    @Test("on a page that is not open is found, and settled there", arguments: Renderer.allCases)
    func nested(renderer: Renderer) throws {
        var theirs = mine
        theirs.volume = 3
        let stage = stage(renderer, theirs: theirs)
        #expect(stage.driver.session.conflicts == ["Sound/Volume"])
        try stage.user.select("Sound")
        #expect(try stage.row("Volume")?.conflict == "Also changed elsewhere, to “3”.")
        try stage.user.resolveConflict(of: "Volume", .theirs)
        #expect(stage.driver.state.volume == 3)
        #expect(try stage.screen.contains("Volume [3]"))
    }

    @Test(
        "of a text that is being typed is shown at once, and taking theirs drops what was typed",
        arguments: Renderer.allCases)
    func draft(renderer: Renderer) throws {
        let stage = Stage(renderer, mine, form)
        try stage.user.type("Pop", into: "Station")
        stage.driver.change { $0.station = "News" }
        #expect(try stage.row("Station")?.values == ["[Pop]"])
        #expect(try stage.row("Station")?.conflict == "Also changed elsewhere, to “News”.")
        try stage.user.resolveConflict(of: "Station", .theirs)
        #expect(stage.driver.state.station == "News")
        #expect(try stage.row("Station") == Screen.Row(title: "Station", values: ["[News]"]))
    }

    @Test(
        "of a text that was typed is still there when it was committed: mine stands until the person chooses",
        arguments: Renderer.allCases)
    func committed(renderer: Renderer) throws {
        let stage = Stage(renderer, mine, form)
        try stage.user.type("Pop", into: "Station")
        stage.driver.change { $0.station = "News" }
        try stage.user.pressReturn()
        #expect(stage.driver.state.station == "Pop")
        #expect(try stage.row("Station")?.conflict == "Also changed elsewhere, to “News”.")
        try stage.user.resolveConflict(of: "Station", .mine)
        #expect(stage.driver.state.station == "Pop")
        #expect(stage.driver.session.record == FormRecord())
    }

    @Test("of a text that was typed stays while the values of somebody else come and go", arguments: Renderer.allCases)
    func committedBesideOthers(renderer: Renderer) throws {
        let stage = Stage(renderer, mine, form)
        try stage.user.type("Pop", into: "Station")
        stage.driver.change { $0.station = "News" }
        try stage.user.pressReturn()
        stage.driver.baselines.saved = stage.driver.state
        var theirs = stage.driver.state
        theirs.isOn = false
        stage.driver.baselines.theirs = theirs
        #expect(Set(stage.driver.session.conflicts) == ["On", "Station"])
        #expect(try stage.row("Station")?.conflict == "Also changed elsewhere, to “News”.")
        stage.driver.baselines.theirs = nil
        #expect(stage.driver.session.conflicts == ["Station"])
        try stage.user.resolveConflict(of: "Station", .theirs)
        #expect(stage.driver.state.station == "News")
        #expect(stage.driver.session.record == FormRecord())
    }

    @Test("ends by itself when the text is the same in the end", arguments: Renderer.allCases)
    func same(renderer: Renderer) throws {
        let stage = Stage(renderer, mine, form)
        try stage.user.type("News", into: "Station")
        stage.driver.change { $0.station = "News" }
        #expect(try stage.row("Station")?.conflict == nil)
        try stage.user.pressReturn()
        #expect(stage.driver.session.record == FormRecord())
    }
}

@MainActor
@Suite("The lines about the window", .serialized, .needsDisplay)
struct WindowNoticeTests {
    @Test(
        "stand one for each source, the most severe first, and a warning can be dismissed", arguments: Renderer.allCases
    )
    func sources(renderer: Renderer) throws {
        let stage = Stage(renderer, Radio(), form)
        let (driver, user) = (stage.driver, stage.user)
        driver.session.show(.information("Simulated."))
        driver.session.show(.warning("Set aside."), from: "file")
        #expect(try user.screen.notices == ["Set aside.", "Simulated."])
        driver.session.show(.error("Full."), from: "disk")
        #expect(try user.screen.notices == ["Full.", "Set aside.", "Simulated."])
        driver.session.show(.warning("Other."), from: "file")
        #expect(try user.screen.notices == ["Full.", "Other.", "Simulated."])
        try user.dismissNotice("Other.")
        #expect(try user.screen.notices == ["Full.", "Simulated."])
        #expect(throws: FormUserError.self) { try user.dismissNotice("Full.") }
        driver.session.show(.error("Full."), from: "disk", about: "Sound/Volume")
        try user.followNotice("Full.")
        #expect(try user.screen.title == "Sound")
        #expect(user.focusedRow == "Volume")
        #expect(throws: FormUserError.self) { try user.followNotice("Simulated.") }
        driver.session.show(nil, from: "disk")
        #expect(try user.screen.notices == ["Simulated."])
    }
}
