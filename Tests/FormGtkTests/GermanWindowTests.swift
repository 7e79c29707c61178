import CustomDump
import FormCatalogues
import FormCore
import FormGtkTesting
import FormTesting
import Testing

private struct Trip: Equatable {
    var name = "Rome"
    var code = "A"
    var days = 5
    var isInsured = false
    var number = "1"
    var colour = "Rot"
}

private let form: Form<Trip> = sections {
    section {
        controlCell(title: "Name", control: textField(keyPath: \.name)).rules(
            \.name, [.required, .length(...8)])
        controlCell(title: "Code", control: textField(keyPath: \.code)).rules(\.code, [.length(...1)])
        controlCell(title: "Days", control: formattedField(keyPath: \.days, format: .whole(in: 1...31)))
        controlCell(title: "Insured", control: uiSwitch(keyPath: \.isInsured))
        controlCell(title: "Number", control: textField(keyPath: \.number)).visible(when: \.isInsured)
        controlCell(title: "Colour", control: formattedField(keyPath: \.colour, format: colour))
    }
}

/// A choice that is typed.
private let colour = Format<String>(
    options: ["Rot", "Blau"], print: { $0 },
    parse: { ["Rot", "Blau"].contains($0) ? .success($0) : .failure(FormatError(chooseColour)) })

private let chooseColour = Sentence("Choose one of: %s.", Sentence.list(["Rot", "Blau"]))

@MainActor
@Suite("A window for somebody who reads German", .serialized, .needsDisplay)
struct GermanWindowTests {
    private func stage(_ renderer: Renderer) -> Stage<Trip> {
        let german = LibraryCatalogues(LanguageList(locale: "de_DE.UTF-8", preferred: nil))
        let own = ["Insured": "Versichert"]
        let environment = FormEnvironment(
            translate: { own[$0] ?? german.translation(of: $0) ?? $0 },
            translatePlural: { german.translation(one: $0, count: $2) ?? $0 })
        return Stage(renderer, Trip(), form, title: "Trip", environment: environment)
    }

    @Test("says in German what is wrong with what was typed", arguments: Renderer.allCases)
    func typed(renderer: Renderer) throws {
        let stage = stage(renderer)
        for (title, text) in [("Name", "Konstantinopel"), ("Code", "AB"), ("Days", "many"), ("Colour", "Grün")] {
            try stage.user.type(text, into: title)
            try stage.user.pressReturn()
        }
        expectNoDifference(
            try stage.screen,
            """
            Trip

              Name [Konstantinopel]
                ! error: Verwenden Sie höchstens 8 Zeichen.
              Code [AB]
                ! error: Verwenden Sie höchstens 1 Zeichen.
              Days [many]
                ! error: Geben Sie eine ganze Zahl von 1 bis 31 ein.
              Versichert [off]
              Colour [Grün]
                ! error: Wählen Sie einen dieser Werte: Rot, Blau.
            """)
        try stage.user.type("", into: "Name")
        try stage.user.pressReturn()
        #expect(try stage.row("Name")?.notice == "error: Das darf nicht leer sein.")
    }

    @Test(
        "says in German what others have made of a value, and what is wrong with the whole",
        arguments: Renderer.allCases)
    func conflicts(renderer: Renderer) throws {
        let stage = stage(renderer)
        stage.driver.baselines.saved = stage.driver.state
        stage.driver.baselines.theirs = Trip(name: "Wien", isInsured: true)
        stage.driver.session.show(.warning("The defaults are shown."))
        #expect(try stage.row("Name")?.conflict == "Auch an anderer Stelle geändert, in „Wien“.")
        #expect(try stage.row("Versichert")?.conflict == "Auch an anderer Stelle geändert, in „Ein“.")
        #expect(try stage.user.screen.notices == ["Was Sie sehen, sind die Standardwerte."])
        try stage.user.dismissNotice("Was Sie sehen, sind die Standardwerte.")
        #expect(try stage.user.screen.notices == [])
    }

    @Test("says in German what to turn on first", arguments: Renderer.allCases)
    func help(renderer: Renderer) throws {
        let stage = stage(renderer)
        try stage.user.search("number")
        #expect(
            try stage.user.screen.sections[0].rows[0].help
                == "Trip\nAusgeblendet. Schalten Sie „Versichert“ ein, um es zu sehen.")
        try stage.user.search("zzz")
        #expect(try stage.user.screen.sections[0].rows[0].title == "Nichts gefunden für „zzz“.")
    }
}
