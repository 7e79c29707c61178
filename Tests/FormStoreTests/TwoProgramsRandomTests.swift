import FormCore
import FormStore
import FormTesting
import RandomNumbers
import Testing

/// `FORM_SEED=… swift test --filter TwoProgramsRandomTests` runs the one that failed again.
@MainActor
@Suite("Two programs that change random settings")
struct TwoProgramsRandomTests {
    private let files = RecordingFileSystem()
    private let path = "/home/settings.json"

    @Test("have the same in the end, and what both have changed as the person has chosen")
    func rounds() async throws {
        let seed = SeededGenerator.newSeed
        var random = SeededGenerator(seed: seed)
        let programs = try (0..<2).map { _ in try RadioProgram(SettingsFile(path: path, fileSystem: files)) }
        var conflicts = 0
        for round in 0..<200 {
            let comment: Comment = "FORM_SEED=\(seed), round \(round)"
            let start = programs[0].driver.state
            let ours = programs.enumerated().map { index, program in
                change(program, &random)
                // A conflict that no seed can leave out.
                if round % 10 == 0 { program.driver.change { $0.station = "Station \(round) of \(index)" } }
                return program.driver.state
            }
            let first = Int.random(in: 0...1, using: &random)
            for program in [first, 1 - first, first] { #expect(await programs[program].store.save(), comment) }
            var expected = start
            // Of both values the one that was saved last stands, until the person chooses.
            let (earlier, later) = (ours[first], ours[1 - first])
            expected.isOn = merged(start.isOn, earlier.isOn, later.isOn)
            expected.station = merged(start.station, earlier.station, later.station)
            expected.sound.volume = merged(start.sound.volume, earlier.sound.volume, later.sound.volume)
            for program in programs { #expect(program.driver.state == expected, comment) }

            let found = programs.map { $0.driver.session.conflicts.map(\.description).sorted() }
            var titles: [String] = []
            if isConflict(start.station, earlier.station, later.station) { titles.append("Station") }
            if isConflict(start.sound.volume, earlier.sound.volume, later.sound.volume) { titles.append("Volume") }
            #expect(found == [titles, titles], comment)
            conflicts += titles.count
            for title in titles {
                let (decider, isTheirs) = (Int.random(in: 0...1, using: &random), Bool.random(using: &random))
                try programs[decider].user.resolveConflict(of: title, isTheirs ? .theirs : .mine)
                if isTheirs, title == "Station" { expected.station = earlier.station }
                if isTheirs, title == "Volume" { expected.sound.volume = earlier.sound.volume }
                if Bool.random(using: &random) { #expect(await programs[decider].store.save(), comment) }
            }
            for program in programs + programs { #expect(await program.store.save(), comment) }
            for program in programs {
                #expect(program.driver.state == expected, comment)
                #expect(program.driver.session.conflicts.isEmpty, comment)
            }
            #expect(try SettingsFile(path: path, fileSystem: files).load().object["$theirs"] == nil, comment)
        }
        #expect(conflicts >= 20)
        print("Two programs, \(conflicts) conflicts: FORM_SEED=\(seed)")
    }

    @Test("and type over each other's values, have each choice in the file that a row asks for")
    func drafts() async throws {
        let seed = SeededGenerator.newSeed
        var random = SeededGenerator(seed: seed)
        let programs = try (0..<2).map { _ in try RadioProgram(SettingsFile(path: path, fileSystem: files)) }
        var conflicts = 0
        for round in 0..<200 {
            let comment: Comment = "FORM_SEED=\(seed), round \(round)"
            for _ in 0..<10 { try await act(programs[Int.random(in: 0...1, using: &random)], &random) }
            for program in programs { program.driver.session.commitDrafts() }
            for program in programs + programs { #expect(await program.store.save(), comment) }
            let root = try SettingsFile(path: path, fileSystem: files).load().object
            let waiting = root["$theirs"].map { _ in programs[0].driver.baselines.theirs?.station ?? "" }
            let expected = waiting.map { JSONValue.array([["key": ["station"], "value": .string($0)]]) }
            #expect(root["$theirs"] == expected, comment)
            for program in programs {
                #expect(program.driver.state == programs[0].driver.state, comment)
                #expect(program.driver.session.conflicts == (waiting == nil ? [] : ["Station"]), comment)
                #expect(program.driver.baselines.theirs?.station == waiting, comment)
            }
            if waiting != nil { conflicts += 1 }
        }
        #expect(conflicts > 10)
        print("Two programs that type, \(conflicts) conflicts: FORM_SEED=\(seed)")
    }

    /// Does something in a program's window, or has it save and read.
    private func act(_ program: RadioProgram, _ random: inout SeededGenerator) async throws {
        let (user, session) = (program.user, program.driver.session)
        let station = ["Jazz", "Rock", "News", "Pop"].randomElement(using: &random) ?? ""
        let draft = session.record["Station"].draft
        switch Int.random(in: 0..<12, using: &random) {
        case 0, 1, 2: try user.type(station, into: "Station")
        case 3 where draft != nil: try user.pressReturn()
        case 4 where draft != nil: try user.pressEscape()
        case 5: try program.tune(station)
        case 6: try user.toggle("On")
        case 7 where session.undoStep != nil: session.undo()
        case 8:
            for path in session.conflicts {
                session.resolveConflict(at: path, Bool.random(using: &random) ? .mine : .theirs)
            }
        default: #expect(await program.store.save())
        }
    }

    private func change(_ program: RadioProgram, _ random: inout SeededGenerator) {
        var state = program.driver.state
        if Bool.random(using: &random) { state.isOn.toggle() }
        if Bool.random(using: &random) {
            state.station = ["Jazz", "Rock", "News", "Pop"].randomElement(using: &random) ?? ""
        }
        if Bool.random(using: &random) { state.sound.volume = .random(in: 3...7, using: &random) }
        let changed = state
        program.driver.change { $0 = changed }
    }

    private func merged<Value: Equatable>(_ start: Value, _ earlier: Value, _ later: Value) -> Value {
        later == start ? earlier : later
    }

    private func isConflict<Value: Equatable>(_ start: Value, _ earlier: Value, _ later: Value) -> Bool {
        earlier != start && later != start && earlier != later
    }
}
