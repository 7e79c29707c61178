import FormCore
import FormStore
import FormTesting
import Testing

private let form: Form<Radio> = sections {
    section {
        controlCell(title: "On", control: uiSwitch(keyPath: \.isOn))
        controlCell(title: "Station", control: textField(keyPath: \.station))
            .rules(\.station, [.required, .length(4...).severity(.warning)])
        controlCell(title: "Volume", control: formattedField(keyPath: \.sound.volume, format: .whole()))
            .rules(\.sound.volume, [Rule("Choose one that is not 5.") { $0 != 5 }])
            .visible(when: \.isOn)
    }
}
.rule(for: "On", "Station") { $0.isOn && $0.station == "Noise" ? .error("Nobody wants to hear that.") : nil }

private let first: Form<Radio> = sections {
    section { detailTextCell(title: "Radio", keyPath: \.station, form: form) }
}

/// A file that somebody has edited by hand, or another program has written.
@MainActor
@Suite("A stored value that breaks a rule")
struct StoredIssueTests {
    private func radio(_ kind: RadioKeeper, _ stored: Radio, _ form: Form<Radio> = form) async throws -> KeptRadio {
        let radio = try await KeptRadio(kind, stored, form: form)
        #expect(await radio.keeper.save())
        return radio
    }

    private func notices(_ radio: KeptRadio) -> [String: String] {
        let rows = radio.user.screen.sections.flatMap(\.rows)
        return Dictionary(uniqueKeysWithValues: rows.compactMap { row in row.notice.map { (row.title, $0) } })
    }

    @Test("or that its format refuses is shown so, until another is there", arguments: RadioKeeper.allCases)
    func formats(kind: RadioKeeper) async throws {
        let form: Form<Radio> = sections {
            section {
                controlCell(title: "Volume", control: numberField(keyPath: \.sound.volume, in: 0...10))
                controlCell(title: "Station", control: textField(keyPath: \.station))
            }
        }
        var stored = Radio()
        stored.sound.volume = 11
        let radio = try await radio(kind, stored, form)
        #expect(notices(radio) == ["Volume": "error: Type a whole number from 0 to 10."])
        #expect(radio.driver?.session.validity == .invalid)
        // It is kept as it is, and in nobody's way.
        try radio.user.type("Jazz", into: "Station")
        try radio.user.pressReturn()
        #expect(await radio.keeper.save())
        #expect(radio.driver?.state.sound.volume == 11)
        #expect(notices(radio) == ["Volume": "error: Type a whole number from 0 to 10."])
        try radio.changeFromOutside { $0.sound.volume = -1 }
        #expect(await radio.keeper.save())
        #expect(notices(radio) == ["Volume": "error: Type a whole number from 0 to 10."])
        try radio.user.type("7", into: "Volume")
        try radio.user.pressReturn()
        #expect(radio.driver?.session.record == FormRecord())
        #expect(radio.driver?.session.validity == .valid)
    }

    @Test("is shown so from the start, and a default that breaks one is not", arguments: RadioKeeper.allCases)
    func start(kind: RadioKeeper) async throws {
        let radio = try await radio(kind, Radio(isOn: true, station: ""))
        #expect(
            radio.user.screen.description == """
                Radio

                  On [on]
                  Station []
                    ! error: This can't be empty.
                  Volume [5]
                """)
        #expect(radio.driver?.session.validity == .invalid)
        let fresh = try await self.radio(kind, Radio())
        #expect(fresh.driver?.session.record == FormRecord())
    }

    @Test("is shown by a keeper alone, before anything is saved", arguments: RadioKeeper.allCases)
    func unsaved(kind: RadioKeeper) async throws {
        let radio = try await KeptRadio(kind, Radio(station: ""), form: form)
        #expect(notices(radio) == ["Station": "error: This can't be empty."])
    }

    @Test("is not shown any more when it is put right, and forgiven at each keystroke", arguments: RadioKeeper.allCases)
    func corrected(kind: RadioKeeper) async throws {
        let radio = try await radio(kind, Radio(station: ""))
        try radio.user.type("Ro", into: "Station")
        #expect(notices(radio) == ["Station": "warning: Use at least 4 characters."])
        try radio.user.type("Rock")
        #expect(notices(radio) == [:])
        try radio.user.pressReturn()
        #expect(await radio.keeper.save())
        #expect(radio.driver?.session.record == FormRecord())
        #expect(radio.driver?.session.validity == .valid)
    }

    @Test("is shown again when the person gives up what they were typing over it", arguments: RadioKeeper.allCases)
    func givenUp(kind: RadioKeeper) async throws {
        let radio = try await radio(kind, Radio(station: "Pop"))
        try radio.user.type("Rock", into: "Station")
        #expect(notices(radio) == [:])
        try radio.user.pressEscape()
        #expect(notices(radio) == ["Station": "warning: Use at least 4 characters."])
        radio.driver?.session.cancelEdits()
        #expect(notices(radio) == ["Station": "warning: Use at least 4 characters."])
    }

    @Test("is shown when another program has stored it, and goes with it", arguments: RadioKeeper.allCases)
    func outside(kind: RadioKeeper) async throws {
        let radio = try await radio(kind, Radio())
        #expect(notices(radio) == [:])
        try radio.changeFromOutside { $0.station = "" }
        #expect(await radio.keeper.save())
        #expect(notices(radio) == ["Station": "error: This can't be empty."])
        try radio.changeFromOutside { $0.station = "Rock" }
        #expect(await radio.keeper.save())
        #expect(radio.driver?.session.record == FormRecord())
    }

    @Test("is shown in a row that is hidden as soon as it is not", arguments: RadioKeeper.allCases)
    func hidden(kind: RadioKeeper) async throws {
        var stored = Radio(station: "Rock")
        stored.sound.volume = 5
        let rule: Form<Radio> = sections {
            section {
                controlCell(title: "On", control: uiSwitch(keyPath: \.isOn))
                controlCell(title: "Station", control: textField(keyPath: \.station))
                    .rules(\.station, [.length(5...)])
                    .visible(when: \.isOn)
            }
        }
        let radio = try await radio(kind, stored, rule)
        #expect(radio.driver?.session.record == FormRecord())
        #expect(radio.driver?.session.validity == .valid)
        for _ in 0..<2 {
            try radio.user.toggle("On")
            #expect(notices(radio) == ["Station": "error: Use at least 5 characters."])
            #expect(radio.driver?.session.validity == .invalid)
            try radio.user.toggle("On")
            #expect(radio.driver?.session.record == FormRecord())
        }
    }

    @Test("together with another stored one is shown under the first of them", arguments: RadioKeeper.allCases)
    func acrossRows(kind: RadioKeeper) async throws {
        let radio = try await radio(kind, Radio(isOn: true, station: "Noise"))
        #expect(notices(radio) == ["On": "error: Nobody wants to hear that."])
        try radio.changeFromOutside { $0.station = "Rock" }
        #expect(await radio.keeper.save())
        #expect(notices(radio) == [:])
    }

    @Test("of a page that nobody has opened is in the record", arguments: RadioKeeper.allCases)
    func closedPage(kind: RadioKeeper) async throws {
        let radio = try await radio(kind, Radio(station: ""), first)
        #expect(radio.driver?.session.record["Radio/Station"].issue == .error("This can't be empty."))
        try radio.user.select("Radio")
        #expect(notices(radio) == ["Station": "error: This can't be empty."])
    }

    @Test(
        "is not said of what the program has filled in, nor of what the person is typing",
        arguments: RadioKeeper.allCases)
    func notStored(kind: RadioKeeper) async throws {
        let radio = try await KeptRadio(kind, Radio(), form: form) { if $0.station == "Jazz" { $0.station = "Pop" } }
        #expect(notices(radio) == [:])
        #expect(await radio.keeper.save())
        try radio.user.type("P", into: "Station")
        try radio.changeFromOutside { $0.station = "" }
        #expect(await radio.keeper.save())
        #expect(notices(radio) == [:])
        #expect(radio.user.screen.description.contains("Station [P]"))
    }

    @Test(
        "is shown again when what was typed over it is reset or given up with all else", arguments: RadioKeeper.allCases
    )
    func discarded(kind: RadioKeeper) async throws {
        let withoutDefault: Form<Radio> = sections {
            section {
                controlCell(title: "Station", control: textField(keyPath: \.station))
                    .rules(\.station, [.length(4...)])
                    .withoutDefault()
            }
        }
        let radio = try await radio(kind, Radio(station: "Pop"), withoutDefault)
        #expect(notices(radio) == ["Station": "error: Use at least 4 characters."])
        for giveUp in [{ $0.cancelEdits() }, { $0.reset(.root) }] as [@MainActor (FormSession) -> Void] {
            try radio.user.type("ab", into: "Station")
            try radio.user.pressReturn()
            if let session = radio.driver?.session { giveUp(session) }
            #expect(radio.user.screen.description.contains("Station [Pop]"))
            #expect(notices(radio) == ["Station": "error: Use at least 4 characters."])
        }
    }

    @Test("of a page that nobody has opened is not said any more when all is reset", arguments: RadioKeeper.allCases)
    func resetElsewhere(kind: RadioKeeper) async throws {
        let tuned: Form<Radio> = sections {
            section {
                controlCell(title: "Volume", control: formattedField(keyPath: \.sound.volume, format: .whole()))
                    .rules(\.sound.volume, [Rule("Choose one that is not 77.") { $0 != 77 }])
            }
        }
        let first: Form<Radio> = sections {
            section { detailTextCell(title: "Sound", keyPath: { _ in "" }, form: tuned) }
        }
        var stored = Radio()
        stored.sound.volume = 77
        let radio = try await radio(kind, stored, first)
        #expect(radio.driver?.session.record["Sound/Volume"].issue != nil)
        radio.driver?.session.reset(.root)
        #expect(radio.driver?.session.record == FormRecord())
    }
}
