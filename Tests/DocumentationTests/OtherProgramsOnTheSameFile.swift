import FormCore
import FormStore
import FormTesting
import Foundation
import Testing

// The code of the article “Other programs on the same file”.

@MainActor
private func keepAllOfMine(_ driver: FormDriver<Alarm>) {
    for path in driver.session.conflicts {
        driver.session.resolveConflict(at: path, .mine)
    }
}

@MainActor
@Suite("Other programs on the same file", .serialized)
struct OtherProgramsOnTheSameFile {
    let file: AlarmFile

    init() throws { file = try AlarmFile() }

    @Test("change other settings, and both are kept")
    func merged() async throws {
        defer { file.remove() }
        let program = try file.program()
        try program.user.toggle("On")
        try file.write(#"{"volume": 20}"#)
        #expect(await program.store.save())
        #expect(program.driver.state == Alarm(isOn: true, volume: 20))
    }

    @Test("change different items of a list, where the items are told apart")
    func lists() throws {
        let format = try SettingsFormat(
            defaults: KnownNetworks(), lists: [.list(\.networks, id: \.id)])
        let state = KnownNetworks(networks: [KnownNetwork(id: 7, name: "Home")])
        #expect(format.decode(try format.encode(state, over: JSONObject())).state == state)
    }

    @Test("change the same setting, and either person chooses, also after a new start")
    func conflict() async throws {
        defer { file.remove() }
        let (here, there) = (try file.program(), try file.program())
        try there.set("Volume", to: "20")
        try here.set("Volume", to: "80")
        #expect(await there.store.save())
        #expect(await here.store.save())
        #expect(
            here.user.screen.description == """
                Alarm
                ! Settings changed in two places.

                  On [off]
                  Sound Bell ›
                  Volume [80]
                    ? Also changed elsewhere, to “20”.
                  Code ›
                """)
        #expect(
            file.text == """
                {
                  "volume": 80,
                  "$theirs": [
                    {
                      "key": [
                        "volume"
                      ],
                      "value": 20
                    }
                  ]
                }

                """)
        #expect(await there.store.save())
        #expect(there.driver.state.volume == 80)
        #expect(there.driver.session.conflicts == ["Volume"])

        let later = try file.program()
        #expect(later.driver.baselines.theirs?.volume == 20)
        try later.user.resolveConflict(of: "Volume", .theirs)
        #expect(await later.store.save())
        #expect(file.text == "{\n  \"volume\": 20\n}\n")
        #expect(await here.store.save())
        #expect(here.driver.state.volume == 20)
        #expect(here.driver.session.conflicts.isEmpty)
    }

    @Test("are decided about by the program")
    func decided() async throws {
        defer { file.remove() }
        let program = try file.program()
        try program.set("Volume", to: "80")
        program.driver.change { $0.code = "1" }
        try file.write(#"{"volume": 20, "code": "2"}"#)
        #expect(await program.store.save())
        #expect(Set(program.driver.session.conflicts) == ["Volume", "Code"])
        keepAllOfMine(program.driver)
        #expect(await program.store.save())
        #expect(try SettingsFile(path: file.path).load().object == ["volume": 80, "code": "1"])
    }

    @Test("change what is being typed: the draft stays, and once it is committed both are in the file")
    func draft() async throws {
        defer { file.remove() }
        let program = try file.program()
        #expect(await program.store.save())
        try program.user.type("80", into: "Volume")
        try file.write(#"{"volume": 20}"#)
        #expect(await program.store.save())
        #expect(program.driver.state.volume == 20)
        #expect(program.user.screen.sections[0].rows[2].values == ["[80]"])
        #expect(program.user.screen.sections[0].rows[2].conflict == "Also changed elsewhere, to “20”.")
        try program.user.pressReturn()
        #expect(await program.store.save())
        #expect(program.driver.session.conflicts == ["Volume"])
        let waiting: JSONValue = [["key": ["volume"], "value": 20]]
        #expect(try SettingsFile(path: file.path).load().object == ["volume": 80, "$theirs": waiting])
        #expect(try file.program().driver.session.conflicts == ["Volume"])

        try program.user.undo()
        #expect(program.driver.state.volume == 20)
        #expect(await program.store.save())
        #expect(try SettingsFile(path: file.path).load().object == ["volume": 20])
        #expect(program.driver.session.conflicts.isEmpty)
    }

    @Test("meet a form that is applied explicitly in what was applied")
    func explicitly() async throws {
        defer { file.remove() }
        let program = try file.program(applying: .explicitly)
        try program.user.toggle("On")
        try program.set("Volume", to: "80")
        #expect(await program.store.save())
        #expect(file.text == nil)
        try file.write(#"{"volume": 20, "sound": "Birds"}"#)
        #expect(await program.store.save())
        #expect(program.driver.state == Alarm(sound: "Birds", volume: 20))
        #expect(program.driver.edited == Alarm(isOn: true, sound: "Birds", volume: 80))
        #expect(program.driver.session.conflicts == ["Volume"])
        try program.user.apply()
        #expect(await program.store.save())
        #expect(program.driver.state == Alarm(isOn: true, sound: "Birds", volume: 80))
        #expect(program.driver.session.conflicts == ["Volume"])
        let waiting = try SettingsFile(path: file.path).load().object["$theirs"]
        #expect(waiting == [["key": ["volume"], "value": 20]])

        try program.set("Volume", to: "70")
        try program.user.apply()
        try file.write(#"{"isOn": true, "volume": 30, "sound": "Birds"}"#)
        #expect(await program.store.save())
        #expect(program.driver.session.conflicts == ["Volume"])
        try program.user.resolveConflict(of: "Volume", .theirs)
        #expect(await program.store.save())
        #expect(program.driver.edited.volume == 30)
        #expect(program.driver.state.volume == 30)
        #expect(try SettingsFile(path: file.path).load().object["volume"] == 30)
        #expect(try SettingsFile(path: file.path).load().object["$theirs"] == nil)
    }
}
