import CustomDump
import FormCore
import FormStore
import FormTesting
import Glibc
import Testing

@MainActor
@Suite("A store")
struct SettingsStoreTests {
    private let files = RecordingFileSystem()
    private let path = "/home/settings.json"

    private func program() throws -> (store: SettingsStore<Radio>, driver: FormDriver<Radio>, user: HeadlessUser) {
        let program = try RadioProgram(SettingsFile(path: path, fileSystem: files))
        return (program.store, program.driver, program.user)
    }

    private func write(_ text: String) { files.write(text, to: path) }

    private var text: String? { files.text(path) }

    @Test("begins with the defaults, and writes nothing until something differs from them")
    func first() async throws {
        let (store, driver, user) = try program()
        #expect(driver.state == Radio())
        #expect(await store.save())
        #expect(text == nil)
        try user.toggle("On")
        #expect(store.hasUnsaved)
        #expect(await store.save())
        #expect(!store.hasUnsaved)
        expectNoDifference(text, "{\n  \"isOn\": true\n}\n")
        #expect(driver.baselines.saved == Radio(isOn: true))
        #expect(try program().driver.state == Radio(isOn: true))
    }

    @Test("takes over what another program has saved, and keeps what was changed here")
    func merging() async throws {
        let (store, driver, user) = try program()
        try user.type("Rock", into: "Station")
        try user.pressReturn()
        write(#"{"sound": {"volume": 7}, "future": 1}"#)
        #expect(await store.save())
        expectNoDifference(driver.state, Radio(station: "Rock", sound: Radio.Sound(volume: 7)))
        #expect(user.screen.description.contains("Volume [7]"))
        #expect(try object == ["sound": ["volume": 7], "future": 1, "station": "Rock"])
        #expect(driver.session.conflicts.isEmpty)
    }

    @Test("keeps both values of a setting that both have changed, until the person chooses, also after a new start")
    func conflict() async throws {
        let (store, driver, user) = try program()
        try user.type("Rock", into: "Station")
        try user.pressReturn()
        write(#"{"station": "News"}"#)
        #expect(await store.save())
        #expect(driver.state.station == "Rock")
        expectNoDifference(
            user.screen.description,
            """
            Radio
            ! Settings changed in two places.

              On [off]
              Station [Rock]
                ? Also changed elsewhere, to “News”.
              Volume [5]
            """)
        let next = try program()
        #expect(next.driver.state.station == "Rock")
        #expect(try #require(next.user.screen.sections[0].rows[1].conflict).contains("News"))
        try user.resolveConflict(of: "Station", .theirs)
        #expect(await store.save())
        expectNoDifference(text, "{\n  \"station\": \"News\"\n}\n")
        #expect(user.screen.notices.isEmpty)
        #expect(await next.store.save())
        #expect(next.driver.state.station == "News")
        #expect(next.driver.session.conflicts.isEmpty)
    }

    @Test("tells of a setting that no row shows and that both have changed, once")
    func unshown() async throws {
        let (store, driver, user) = try program()
        driver.change { $0.sound.bass = 3 }
        write(#"{"sound": {"bass": 4}}"#)
        #expect(await store.save())
        let sentence = """
            Settings that no row shows were changed elsewhere as well. The values here are used, \
            and the file keeps both.
            """
        #expect(user.screen.notices == [sentence])
        try user.dismissNotice(sentence)
        try user.toggle("On")
        #expect(await store.save())
        #expect(user.screen.notices == [])
        #expect(try object["sound"] == ["bass": 3])
        #expect(try object["$theirs"] == [["key": ["sound", "bass"], "value": 4]])
    }

    @Test("says that the disk is full, keeps the settings, and saves them as soon as it can")
    func full() async throws {
        let (store, driver, user) = try program()
        files.contents.withLock { $0.alwaysFails = ["write": ENOSPC] }
        try user.toggle("On")
        #expect(await store.save() == false)
        #expect(store.hasUnsaved)
        #expect(user.screen.notices == ["The settings can't be saved: the disk is full."])
        let details = """
            The settings can't be saved in “/home/settings.json”: the disk is full. \
            Your changes are kept here, and saved as soon as that is possible.
            """
        #expect(driver.session.record.notices.map { $0.details?.text.description } == [details])
        #expect(driver.state.isOn)
        files.contents.withLock { $0.alwaysFails = [:] }
        #expect(store.saveNow())
        #expect(user.screen.notices.isEmpty)
        #expect(text == "{\n  \"isOn\": true\n}\n")
    }

    @Test("leaves a file alone that is no object, and says so, until the user has it set aside, each time anew")
    func setAside() async throws {
        write("[1, 2")
        let (store, driver, user) = try program()
        #expect(user.screen.notices == ["The settings file can't be read."])
        try user.toggle("On")
        for garbage in ["[1, 2", "garbage"] {
            write(garbage)
            #expect(await store.save() == false)
            #expect(text == garbage)
            store.setAside()
            #expect(await store.save())
            #expect(driver.state.isOn)
            #expect(text == "{\n  \"isOn\": true\n}\n")
            #expect(user.screen.notices == ["The settings file was set aside."])
            #expect(files.text(try #require(store.setAsidePath)) == garbage)
        }
        #expect(store.setAsidePath == "/home/settings.json.unreadable-2")
    }

    @Test("a file that was removed is no wish to reset everything")
    func removed() async throws {
        write(#"{"isOn": true}"#)
        let (store, driver, user) = try program()
        #expect(await store.save())
        files.contents.withLock { $0.entries[path] = nil }
        #expect(await store.save())
        #expect(driver.state.isOn)
        try user.type("7", into: "Volume")
        try user.pressReturn()
        #expect(await store.save())
        #expect(driver.state.isOn)
        #expect(
            try SettingsFile(path: path, fileSystem: files).load().object == ["isOn": true, "sound": ["volume": 7]])
    }

    @Test("a value that can't be read stays in the file until its row is changed or reset")
    func unreadable() async throws {
        write(#"{"isOn": "maybe", "station": 7, "sound": {"volume": "loud", "bass": 0}}"#)
        let (store, driver, user) = try program()
        #expect(
            driver.session.record.notices.compactMap { $0.details?.text.description } == [
                """
                In the file these settings can't be read, so they have their defaults: “isOn”, “station”, \
                “sound.volume”. They stay as they are until you change them.
                """
            ])
        #expect(user.screen.notices == ["Some settings in the file can't be read."])
        driver.change { $0.sound.bass = 1 }
        #expect(await store.save())
        #expect(try object == ["isOn": "maybe", "station": 7, "sound": ["volume": "loud", "bass": 1]])
        try user.toggle("On")
        driver.session.reset("Station")
        #expect(await store.save())
        #expect(try object == ["isOn": true, "sound": ["volume": "loud", "bass": 1]])
        driver.session.reset(.root)
        #expect(await store.save())
        #expect(try object == ["sound": ["bass": 1]])
    }

    @Test("names a value that another program has stored and that can't be read, until that is mended")
    func unreadableNews() async throws {
        let (store, driver, user) = try program()
        write(#"{"station": 7, "isOn": true}"#)
        #expect(await store.save())
        #expect(driver.state == Radio(isOn: true))
        #expect(user.screen.notices == ["Some settings in the file can't be read."])
        write(#"{"station": "Rock", "isOn": true}"#)
        #expect(await store.save())
        #expect(driver.state == Radio(isOn: true, station: "Rock"))
        #expect(user.screen.notices.isEmpty)
    }

    @Test("has nothing unsaved where nothing was changed, although the file can't be read")
    func unreadableFile() async throws {
        files.contents.withLock { $0.entries[path] = .folder }
        let (store, driver, user) = try program()
        #expect(await store.save() == false)
        #expect(driver.state == Radio())
        #expect(!store.hasUnsaved)
        #expect(user.screen.notices.count == 1)
        try user.toggle("On")
        #expect(await store.save() == false)
        #expect(store.hasUnsaved)
        write(#"{"station": "Rock"}"#)
        #expect(await store.save())
        #expect(try object == ["station": "Rock", "isOn": true])
        #expect(user.screen.notices.isEmpty)
    }

    @Test("what is filled in for a value that can't be read does not take its place")
    func completing() async throws {
        write(#"{"station": 7}"#)
        let store = SettingsStore(
            file: SettingsFile(path: path, fileSystem: files), format: try SettingsFormat(defaults: Radio(station: "")),
            completing: { if $0.station.isEmpty { $0.station = "Random" } })
        let driver = FormDriver(initial: store.opened, build: radioForm, title: "Radio")
        store.keep(driver)
        #expect(driver.state.station == "Random")
        driver.change { $0.isOn = true }
        #expect(await store.save())
        #expect(try object == ["station": 7, "isOn": true])
        write(#"{}"#)
        #expect(await store.save())
        #expect(driver.state == Radio(station: "Random"))
        #expect(try object == ["station": "Random"])
    }

    private var object: JSONObject {
        get throws { try SettingsFile(path: path, fileSystem: files).load().object }
    }
}
