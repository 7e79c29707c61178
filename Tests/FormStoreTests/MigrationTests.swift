import CustomDump
import FormCore
import FormStore
import Synchronization
import Testing

/// Version 1 had a volume by name, version 2 a level from 0 to 10, and since version 3 it is from 0 to 100.
private struct Player: Codable, Equatable {
    var level = 30
    var title = "Player"
}

/// What a program of version 2 knows.
private struct OldPlayer: Codable, Equatable {
    var level = 3
    var title = "Player"
}

private let fromNames = SettingsMigration(from: 1) { settings in
    var settings = settings
    settings["level"] = settings["volume"] == "loud" ? 10 : 5
    settings["volume"] = nil
    return settings
}

private let toPercent = SettingsMigration(from: 2) { settings in
    var settings = settings
    if case .number(let level)? = settings["level"], let percent = JSONNumber(level.description + "0") {
        settings["level"] = .number(percent)
    }
    return settings
}

private let oldForm: Form<OldPlayer> = sections {}
private let form: Form<Player> = sections {}

@MainActor
@Suite("A file of another version")
struct MigrationTests {
    private let files = RecordingFileSystem()
    private let path = "/home/settings.json"

    private func program() throws -> (store: SettingsStore<Player>, driver: FormDriver<Player>) {
        let format = try SettingsFormat(defaults: Player(), version: 3, migrations: [toPercent, fromNames])
        let store = SettingsStore(file: SettingsFile(path: path, fileSystem: files), format: format)
        let driver = FormDriver(initial: store.opened, build: form)
        store.keep(driver)
        return (store, driver)
    }

    private func oldProgram() throws -> (store: SettingsStore<OldPlayer>, driver: FormDriver<OldPlayer>) {
        let format = try SettingsFormat(defaults: OldPlayer(), version: 2, migrations: [fromNames])
        let store = SettingsStore(file: SettingsFile(path: path, fileSystem: files), format: format)
        let driver = FormDriver(initial: store.opened, build: oldForm)
        store.keep(driver)
        return (store, driver)
    }

    private func expectFile(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let found = try JSONValue.parse(Array((files.text(path) ?? "").utf8)).value
        expectNoDifference(found.description, try JSONValue.parse(Array(text.utf8)).value.description)
    }

    @Test(
        "is read by the migrations from its version on, and written when something changes",
        arguments: [
            (#"{"volume": "loud", "x": 1}"#, 100, #"{"$version": 3, "x": 1, "level": 100, "title": "A"}"#),
            (#"{"$version": 1, "volume": "quiet"}"#, 50, #"{"$version": 3, "level": 50, "title": "A"}"#),
            (#"{"level": 7, "$version": 2}"#, 70, #"{"$version": 3, "level": 70, "title": "A"}"#),
            (#"{"$version": 2}"#, 30, #"{"$version": 3, "title": "A"}"#),
            (#"{"$version": 3, "level": 7}"#, 7, #"{"$version": 3, "level": 7, "title": "A"}"#),
            (#"{"$version": 2.0, "level": 7}"#, 70, #"{"$version": 3, "level": 70, "title": "A"}"#),
        ])
    func versions(text: String, level: Int, changed: String) async throws {
        files.write(text, to: path)
        let (store, driver) = try program()
        #expect(driver.state.level == level)
        for _ in 0..<2 { #expect(await store.save()) }
        #expect(files.text(path) == text)
        driver.change { $0.title = "A" }
        #expect(await store.save())
        try expectFile(changed)
        #expect(try program().driver.state == Player(level: level, title: "A"))
    }

    @Test("each migration is run once a reading, in the order of the versions")
    func order() throws {
        let calls = Mutex<[Int]>([])
        let migrations = [3, 1, 2].map { version in
            SettingsMigration(from: version) { settings in
                calls.withLock { $0.append(version) }
                return settings
            }
        }
        let format = try SettingsFormat(defaults: Player(), version: 4, migrations: migrations)
        func called(_ text: String) -> [Int] {
            files.write(text, to: path)
            calls.withLock { $0 = [] }
            _ = SettingsStore(file: SettingsFile(path: path, fileSystem: files), format: format)
            return calls.withLock { $0 }
        }
        #expect(called("{}") == [1, 2, 3])
        #expect(called(#"{"$version": 3}"#) == [3])
        #expect(called(#"{"$version": 4}"#) == [])
        #expect(called(#"{"$version": 9}"#) == [])
        files.contents.withLock { $0.entries[path] = nil }
        calls.withLock { $0 = [] }
        _ = SettingsStore(file: SettingsFile(path: path, fileSystem: files), format: format)
        #expect(calls.withLock { $0 } == [])
    }

    @Test("is no file that is missing: whoever starts for the first time has the defaults")
    func firstStart() async throws {
        let (store, driver) = try program()
        #expect(driver.state == Player())
        driver.change { $0.title = "A" }
        #expect(await store.save())
        try expectFile(#"{"$version": 3, "title": "A"}"#)
    }

    @Test("is read as far as it is understood when it is newer, and keeps its version and all that is in it")
    func newer() async throws {
        files.write(#"{"$version": 4, "level": {"left": 1}, "title": "A", "new": [1.50]}"#, to: path)
        let (store, driver) = try program()
        #expect(driver.state == Player(level: 30, title: "A"))
        driver.change { $0.title = "B" }
        #expect(await store.save())
        try expectFile(#"{"$version": 4, "level": {"left": 1}, "title": "B", "new": [1.50]}"#)
    }

    @Test(
        "is read as it stands when the version can't be read, and keeps it",
        arguments: [#""three""#, "0", "-1", "1.5", "null", "99999999999999999999"])
    func unreadable(version: String) async throws {
        files.write("{\"level\": 7, \"$version\": \(version)}", to: path)
        let (store, driver) = try program()
        #expect(driver.state.level == 7)
        driver.change { $0.title = "A" }
        #expect(await store.save())
        #expect(await store.save())
        let root = try SettingsFile(path: path, fileSystem: files).load().object
        #expect(root["$version"] == (try JSONValue.parse(Array(version.utf8)).value))
        #expect(root["level"] == 7 && root["title"] == "A")
    }

    @Test("may be kept by two programs of different versions at once")
    func together() async throws {
        files.write(#"{"$version": 2, "level": 7}"#, to: path)
        let (new, old) = (try program(), try oldProgram())
        #expect(new.driver.state.level == 70)
        old.driver.change { $0.level = 8 }
        #expect(await old.store.save())
        try expectFile(#"{"$version": 2, "level": 8}"#)
        #expect(await new.store.save())
        #expect(new.driver.state.level == 80)
        new.driver.change { $0.title = "A" }
        #expect(await new.store.save())
        try expectFile(#"{"$version": 3, "level": 80, "title": "A"}"#)
        old.driver.change { $0.title = "B" }
        #expect(await old.store.save())
        let root = try SettingsFile(path: path, fileSystem: files).load().object
        #expect(root["$version"] == 3 && root["title"] == "B" && root["level"] == 80)
    }

    @Test("a change made while another program brings the file to this version is no conflict")
    func meanwhile() async throws {
        files.write(#"{"$version": 2, "level": 7}"#, to: path)
        let (one, other) = (try program(), try program())
        one.driver.change { $0.title = "A" }
        #expect(await one.store.save())
        other.driver.change { $0.level = 71 }
        #expect(await other.store.save())
        try expectFile(#"{"$version": 3, "level": 71, "title": "A"}"#)
        #expect(other.driver.state == Player(level: 71, title: "A"))
    }

    @Test(
        "each version needs just one migration",
        arguments: [[], [1], [2], [1, 1, 2], [1, 2, 2], [1, 2, 3], [0, 1, 2]])
    func mistakes(versions: [Int]) {
        let migrations = versions.map { SettingsMigration(from: $0) { $0 } }
        let error = #expect(throws: SettingsMistake.self) {
            try SettingsFormat(defaults: Player(), version: 3, migrations: migrations)
        }
        #expect(
            error?.description == """
                Settings of version 3 need one migration from each version before it, counted from 1; add what is \
                missing, and remove what is there twice.
                """)
    }
}
