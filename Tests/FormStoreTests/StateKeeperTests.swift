import FormCore
import FormStore
import FormTesting
import Testing

/// What a store and a keeper in memory both promise.
@MainActor
@Suite("What keeps a state")
struct StateKeeperTests {
    @Test("has what was stored, and nothing to save until something changes", arguments: RadioKeeper.allCases)
    func opened(kind: RadioKeeper) async throws {
        let radio = try await KeptRadio(kind, Radio(station: "Rock"))
        #expect(radio.keeper.opened == Radio(station: "Rock"))
        #expect(await radio.keeper.save())
        #expect(!radio.keeper.hasUnsaved)
        #expect(radio.keeper.failure == nil)
        #expect(radio.driver?.baselines.saved == Radio(station: "Rock"))
    }

    @Test("stores a change when it is asked to", arguments: RadioKeeper.allCases, [false, true])
    func saving(kind: RadioKeeper, now: Bool) async throws {
        let radio = try await KeptRadio(kind)
        #expect(await radio.keeper.save())
        try radio.tune("Rock")
        #expect(radio.keeper.hasUnsaved)
        #expect(now ? radio.keeper.saveNow() : await radio.keeper.save())
        #expect(!radio.keeper.hasUnsaved)
        #expect(try radio.stored == Radio(station: "Rock"))
        #expect(radio.driver?.baselines.saved == Radio(station: "Rock"))
    }

    @Test(
        "takes over what another program has stored, which is no step of the person",
        arguments: RadioKeeper.allCases)
    func outside(kind: RadioKeeper) async throws {
        let radio = try await KeptRadio(kind)
        #expect(await radio.keeper.save())
        try radio.changeFromOutside { $0.station = "News" }
        #expect(await radio.keeper.save())
        #expect(radio.state == Radio(station: "News"))
        #expect(radio.driver?.baselines.saved == Radio(station: "News"))
        #expect(radio.driver?.session.undoStep == nil)
        #expect(radio.conflicts.isEmpty && !radio.keeper.hasUnsaved)
        #expect(radio.user.screen.notices.isEmpty)
    }

    @Test("leaves alone what is being typed", arguments: RadioKeeper.allCases)
    func draft(kind: RadioKeeper) async throws {
        let radio = try await KeptRadio(kind)
        #expect(await radio.keeper.save())
        try radio.user.type("Ro", into: "Station")
        try radio.changeFromOutside { $0.isOn = true }
        #expect(await radio.keeper.save())
        #expect(radio.state == Radio(isOn: true))
        #expect(radio.user.screen.description.contains("Station [Ro]"))
    }

    @Test(
        "keeps both values of a row that both have changed, until the person chooses",
        arguments: RadioKeeper.allCases, [ConflictChoice.mine, .theirs])
    func conflict(kind: RadioKeeper, choice: ConflictChoice) async throws {
        let radio = try await KeptRadio(kind)
        #expect(await radio.keeper.save())
        try radio.tune("Rock")
        radio.driver?.change { $0.sound.volume = 7 }
        try radio.changeFromOutside { $0.station = "News" }
        #expect(await radio.keeper.save())
        #expect(radio.state?.station == "Rock")
        #expect(try radio.stored == Radio(station: "Rock", sound: .init(volume: 7)))
        #expect(
            radio.user.screen.description == """
                Radio
                ! Settings changed in two places.

                  On [off]
                  Station [Rock]
                    ? Also changed elsewhere, to “News”.
                  Volume [7]
                """)
        try radio.user.resolveConflict(of: "Station", choice)
        #expect(await radio.keeper.save())
        let chosen = choice == .mine ? "Rock" : "News"
        #expect(try radio.stored == Radio(station: chosen, sound: .init(volume: 7)))
        #expect(radio.state == Radio(station: chosen, sound: .init(volume: 7)))
        #expect(radio.conflicts.isEmpty && radio.user.screen.notices.isEmpty)
        #expect(radio.driver?.baselines.theirs == nil)
    }

    @Test("keeps the choice between two values open while other rows change", arguments: RadioKeeper.allCases)
    func openChoice(kind: RadioKeeper) async throws {
        let radio = try await KeptRadio(kind)
        #expect(await radio.keeper.save())
        try radio.tune("Rock")
        try radio.user.type("7", into: "Volume")
        try radio.user.pressReturn()
        try radio.changeFromOutside { $0 = Radio(station: "News", sound: .init(volume: 2)) }
        #expect(await radio.keeper.save())
        #expect(radio.conflicts == ["Station", "Volume"])
        try radio.user.toggle("On")
        try radio.tune("Pop")
        #expect(await radio.keeper.save())
        #expect(radio.conflicts == ["Station", "Volume"])
        try radio.user.resolveConflict(of: "Station", .theirs)
        #expect(await radio.keeper.save())
        #expect(radio.conflicts == ["Volume"])
        try radio.user.type("2", into: "Volume")
        try radio.user.pressReturn()
        #expect(await radio.keeper.save())
        #expect(radio.conflicts.isEmpty)
        #expect(try radio.stored == Radio(isOn: true, station: "News", sound: .init(volume: 2)))
    }

    @Test("says why it could not save, and saves as soon as it can", arguments: RadioKeeper.allCases)
    func failure(kind: RadioKeeper) async throws {
        let radio = try await KeptRadio(kind)
        #expect(await radio.keeper.save())
        radio.isFull = true
        try radio.tune("Rock")
        for isSaved in [await radio.keeper.save(), radio.keeper.saveNow()] { #expect(!isSaved) }
        #expect(radio.keeper.hasUnsaved)
        #expect(try radio.stored == Radio())
        let sentence = try #require(radio.keeper.failure?.description)
        #expect(sentence.contains("disk is full."))
        #expect(try #require(radio.user.screen.notices.first).contains("disk is full."))
        let notice = try #require(radio.driver?.session.record.notices.first)
        let text = (notice.details?.text ?? notice.notice.sentence).description
        #expect(text.hasPrefix(sentence))
        #expect(radio.state == Radio(station: "Rock"))
        radio.isFull = false
        #expect(await radio.keeper.save())
        #expect(radio.keeper.failure == nil && !radio.keeper.hasUnsaved)
        #expect(radio.user.screen.notices.isEmpty)
        #expect(try radio.stored == Radio(station: "Rock"))
    }

    @Test("tells whether a row is stored", arguments: RadioKeeper.allCases)
    func isStored(kind: RadioKeeper) async throws {
        let radio = try await KeptRadio(kind)
        #expect(await radio.keeper.save())
        #expect(radio.keeper.isStored(at: "Station") == true)
        try radio.tune("Rock")
        #expect(radio.keeper.isStored(at: "Station") == false)
        #expect(radio.keeper.isStored(at: "Volume") == true)
        #expect(await radio.keeper.save())
        #expect(radio.keeper.isStored(at: "Station") == true)
    }

    @Test(
        "has what was filled in stored, and gives it up for what others have stored before",
        arguments: RadioKeeper.allCases, [false, true])
    func filledIn(kind: RadioKeeper, isOvertaken: Bool) async throws {
        let radio = try await KeptRadio(kind) { if $0.station == "Jazz" { $0.station = "Made" } }
        #expect(radio.state == Radio(station: "Made"))
        #expect(radio.keeper.hasFilledIn)
        #expect(radio.keeper.isStored(at: "Station") == false)
        if isOvertaken { try radio.changeFromOutside { $0.station = "News" } }
        #expect(await radio.keeper.save())
        #expect(!radio.keeper.hasFilledIn)
        #expect(radio.keeper.isStored(at: "Station") == true)
        #expect(try radio.stored == Radio(station: isOvertaken ? "News" : "Made"))
        #expect(radio.state == Radio(station: isOvertaken ? "News" : "Made"))
        #expect(radio.conflicts.isEmpty)
    }

    @Test("stores what was applied, and leaves what was edited to the person", arguments: RadioKeeper.allCases)
    func explicitly(kind: RadioKeeper) async throws {
        let radio = try await KeptRadio(kind, applying: .explicitly)
        #expect(await radio.keeper.save())
        try radio.tune("Rock")
        #expect(await radio.keeper.save())
        #expect(try radio.stored == Radio())
        try radio.changeFromOutside { $0.station = "News" }
        #expect(await radio.keeper.save())
        #expect(radio.state == Radio(station: "News"))
        #expect(radio.driver?.edited == Radio(station: "Rock"))
        try radio.user.apply()
        #expect(await radio.keeper.save())
        #expect(try radio.stored == Radio(station: "Rock"))
    }

    @Test("saves what a driver had that is gone, and does not hold it", arguments: RadioKeeper.allCases)
    func driverGoes(kind: RadioKeeper) async throws {
        let radio = try await KeptRadio(kind)
        #expect(await radio.keeper.save())
        try radio.tune("Rock")
        weak let driver = radio.driver
        radio.releaseDriver()
        #expect(driver == nil)
        #expect(radio.keeper.saveNow())
        #expect(try radio.stored == Radio(station: "Rock"))
    }
}
