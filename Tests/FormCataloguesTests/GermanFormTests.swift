import CustomDump
import FormCore
import FormTesting
import Testing

private struct Radio: Equatable {
    enum Band: CaseIterable { case fm, am }

    var isOn = false
    var name = "Radio"
    var pin = "1234"
    var volume = 5
    var band = Band.fm
    var room = "Bath"
    var alarm = false

    var bandTitle: String { band == .fm ? "Near" : "Far" }
}

private let form: Form<Radio> = sections {
    section("Sound") {
        controlCell(title: "On", control: uiSwitch(keyPath: \.isOn))
        controlCell(title: "Name", control: textField(keyPath: \.name))
            .rules(\.name, [.required, .length(...5)])
            .resettable()
        controlCell(title: "Volume", control: formattedField(keyPath: \.volume, format: .whole(in: 0...9)))
            .enabled(when: \.isOn)
        nestedOptions(title: "Band", keyPath: \.band, text: { $0 == .fm ? "Near" : "Far" }).resettable()
        nestedPasswordField(title: "PIN", keyPath: \.pin).rules(\.pin, [.length(4...4)])
    }
    section("Room", isVisible: { $0.band == .am }) {
        optionCell(title: "Bath", option: "Bath", keyPath: \.room)
        optionCell(title: "Hall", option: "Hall", keyPath: \.room)
        controlCell(title: "Alarm", control: uiSwitch(keyPath: \.alarm)).enabled(when: { $0.room == "Hall" })
    }
}

private let own = [
    "Radio": "Funkgerät", "Sound": "Klang", "Name": "Name", "Volume": "Lautstärke", "Band": "Reichweite",
    "Near": "Nah",
    "Far": "Fern", "PIN": "PIN", "Room": "Raum", "Bath": "Bad", "Hall": "Diele", "Alarm": "Wecker",
    // Here the application overrides the library.
    "On": "Läuft",
]

@MainActor
@Suite("In German a form")
struct GermanFormTests {
    private let german = German()
    private let driver: FormDriver<Radio>
    private let user: HeadlessUser

    init() {
        driver = FormDriver(
            initial: Radio(), build: form, title: "Radio", defaults: Radio(),
            environment: german.environment(own: own))
        user = HeadlessUser(of: driver.session)
    }

    @Test("says what is wrong with what was typed, and what others have made of it")
    func typed() throws {
        try user.toggle("Läuft")
        try user.type("", into: "Name")
        try user.type("10", into: "Lautstärke")
        try user.pressReturn()
        driver.baselines.saved = driver.state
        var theirs = driver.state
        theirs.isOn = false
        theirs.band = .am
        theirs.pin = "9999"
        theirs.room = "Hall"
        driver.baselines.theirs = theirs
        driver.change { $0.volume = 7 }
        expectNoDifference(
            user.screen.description,
            """
            Funkgerät

            Klang
              Läuft [on]
                ? Auch an anderer Stelle geändert, in „Aus“.
              Name []
                ! error: Das darf nicht leer sein.
              Lautstärke [10]
                ! error: Geben Sie eine ganze Zahl von 0 bis 9 ein.
                ? Auch an anderer Stelle geändert, in „7“.
              Reichweite Nah ›
                ? Auch an anderer Stelle geändert, in „Fern“.
              PIN •••••••• ›
                ? Auch an anderer Stelle geändert.
            """)
        try user.type("langer Name", into: "Name")
        try user.pressReturn()
        let name = try #require(user.screen.sections[0].rows.first { $0.title == "Name" })
        #expect(name.notice == "error: Verwenden Sie höchstens 5 Zeichen.")
        #expect(driver.session.record["Bath"].conflict.map { german.text(of: $0.sentence) } == nil)
        #expect(
            driver.session.record["Hall"].conflict.map { german.text(of: $0.sentence) }
                == "Auch an anderer Stelle gewählt.")
        #expect(german.missing == [])
    }

    @Test("names a text that was refused, and asks before it is lost")
    func refused() throws {
        try user.type("", into: "Name")
        try user.select("PIN")
        try user.type("12")
        try user.goBack()
        #expect(
            user.screen.sections[0].rows.last?.notice
                == "error: Der neue Text wurde nicht gespeichert. Verwenden Sie genau 4 Zeichen.")
        try user.closeWindow()
        expectNoDifference(
            user.question,
            """
            Diese Änderungen verwerfen?
            „Name“: Der leere Text wurde nicht gespeichert. Das darf nicht leer sein.
            „PIN“: Der neue Text wurde nicht gespeichert. Verwenden Sie genau 4 Zeichen.
            """)
        #expect(german.missing == [])
    }

    @Test("says what a text may be that nobody can type into a window")
    func written() throws {
        let rows = driver.session.rows()
        func notice(_ path: RowPath, _ text: String) -> String? {
            let notice = rows.first { $0.path == path }?.notice(for: text)
            return notice.map { driver.session.environment.text(of: $0.sentence) }
        }
        #expect(notice("Band", "Long") == "Wählen Sie einen dieser Werte: Nah, Fern.")
        #expect(notice("On", "maybe") == "Geben Sie On oder Off ein.")
        #expect(notice("Bath", "Off") == "Wählen Sie stattdessen eine andere Option.")
        #expect(notice("PIN", "12345") == "Verwenden Sie genau 4 Zeichen.")
        #expect(german.missing == [])
    }

    @Test("says what to change first")
    func help() throws {
        let session = driver.session
        #expect(session.reasonForDisabling("Volume") == "Schalten Sie zuerst „Läuft“ ein.")
        driver.change { $0.band = .am }
        #expect(session.reasonForDisabling("Alarm") == "Wählen Sie zuerst „Diele“.")
        driver.change { $0.band = .fm }
        session.search("Wecker")
        #expect(
            user.screen.sections[0].rows[0].help
                == "Funkgerät\nAusgeblendet. Wählen Sie „Fern“ unter „Reichweite“, um es zu sehen.")
        session.search("Fernsehen")
        #expect(
            user.screen.description == """
                Suchen

                  Nichts gefunden für „Fernsehen“.
                    Versuchen Sie es mit einem anderen Wort oder mit weniger Wörtern.
                """)
        #expect(german.missing == [])
    }

    @Test(
        "has a sentence for each change that helps",
        arguments: [
            (.hidden, true, "Ausgeblendet. Schalten Sie „A“ ein, um es zu sehen."),
            (.hidden, false, "Ausgeblendet. Schalten Sie „A“ aus, um es zu sehen."),
            (.disabled, true, "Schalten Sie zuerst „A“ ein."),
            (.disabled, false, "Schalten Sie zuerst „A“ aus."),
        ] as [(Lack, Bool, String)])
    func switches(lack: Lack, turnedOn: Bool, text: String) throws {
        let form: Form<Radio> = sections {
            section {
                controlCell(title: "A", control: uiSwitch(keyPath: \.isOn))
                controlCell(title: "B", control: uiSwitch(keyPath: \.alarm))
                    .visible(when: { lack == .disabled || $0.isOn == turnedOn })
                    .enabled(when: { lack == .hidden || $0.isOn == turnedOn })
            }
        }
        let driver = FormDriver(
            initial: Radio(isOn: !turnedOn), build: form,
            environment: german.environment(own: ["A": "A", "B": "B", "": ""]))
        driver.session.search("b")
        switch lack {
        case .hidden: #expect(HeadlessUser(of: driver.session).screen.sections[0].rows[0].help == text)
        case .disabled: #expect(driver.session.reasonForDisabling("B") == text)
        }
        #expect(german.missing == [])
    }

    enum Lack { case hidden, disabled }

    @Test("names an option that helps, and says so where nothing does")
    func options() throws {
        let form: Form<Radio> = sections {
            section {
                optionCell(title: "A", option: "A", keyPath: \.room)
                controlCell(title: "B", control: uiSwitch(keyPath: \.alarm)).visible(when: { $0.room == "A" })
                controlCell(title: "C", control: uiSwitch(keyPath: \.isOn)).visible(when: { $0.name == "?" })
                nestedOptions(title: "D", keyPath: \.band, text: { $0 == .fm ? "Near" : "Far" })
                controlCell(title: "E", control: uiSwitch(keyPath: \.isOn)).enabled(when: { $0.band == .am })
            }
        }
        let titles = Dictionary(uniqueKeysWithValues: ["", "A", "B", "C", "D", "E"].map { ($0, $0) })
        let environment = german.environment(own: titles.merging(own) { $1 })
        let driver = FormDriver(initial: Radio(), build: form, environment: environment)
        let user = HeadlessUser(of: driver.session)
        driver.session.search("b")
        #expect(user.screen.sections[0].rows[0].help == "Ausgeblendet. Wählen Sie „A“, um es zu sehen.")
        driver.session.search("c")
        #expect(user.screen.sections[0].rows[0].help == "Durch andere Einstellungen ausgeblendet.")
        #expect(driver.session.reasonForDisabling("E") == "Wählen Sie zuerst „Fern“ unter „D“.")
        #expect(german.missing == [])
    }

    @Test("says that more was found than it shows")
    func manyResults() throws {
        let form: Form<Radio> = sections {
            section {
                for number in 1...60 {
                    controlCell(title: "Row", control: uiSwitch(keyPath: \.isOn)).id("\(number)")
                }
            }
        }
        let environment = german.environment(own: ["Row": "Zeile", "": ""])
        let driver = FormDriver(initial: Radio(), build: form, environment: environment)
        driver.session.search("Zeile")
        #expect(
            HeadlessUser(of: driver.session).screen.sections[0].footer
                == """
                Die ersten 50 von 60 Ergebnissen werden angezeigt. Geben Sie mehr ein, um weniger zu finden.
                """
        )
        #expect(german.missing == [])
    }

    @Test("has its page of changed settings")
    func changed() throws {
        driver.session.openChangedSettings()
        #expect(
            user.screen.description == """
                ‹ Geänderte Einstellungen

                  Keine Einstellung weicht von ihrer Vorgabe ab.
                """)
        driver.change { $0.name = "Neu" }
        expectNoDifference(
            user.screen.description,
            """
            ‹ Geänderte Einstellungen

              Name Neu ›

              Alles zurücksetzen (button)
            """)
        #expect(german.missing == [])
    }

    @Test("names the days of the week")
    func weekdays() {
        let names = Weekday.allCases.map { german.environment().translate($0.name) }
        #expect(
            names == ["Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag"])
        #expect(german.missing == [])
    }

    @Test("says that it is checking")
    func checking() async throws {
        let form: Form<Radio> = sections {
            section {
                controlCell(title: "Name", control: textField(keyPath: \.name))
                    .asyncRule(\.name) { _ in
                        try? await Task.sleep(for: .seconds(600))
                        return nil
                    }
            }
        }
        let driver = FormDriver(
            initial: Radio(), build: form, environment: german.environment(own: ["Name": "Name", "": ""]))
        let user = HeadlessUser(of: driver.session)
        try user.type("Neu", into: "Name")
        try user.pressReturn()
        #expect(user.screen.sections[0].rows[0].notice == "information: Wird geprüft …")
        try user.pressEscape()
        #expect(german.missing == [])
    }
}
