import FormCore
import FormStore
import Foundation
import Testing

// The code of the article “Versions and migrations”.

let alarmMigrations = [
    // Version 2 has a number where version 1 had a word.
    SettingsMigration(from: 1) { settings in
        var settings = settings
        if let word = settings["volume"] { settings["volume"] = word == "loud" ? 80 : 40 }
        return settings
    },
    // Version 3 says sound where version 2 said melody.
    SettingsMigration(from: 2) { settings in
        var settings = settings
        if let melody = settings["melody"] {
            settings["sound"] = melody
            settings["melody"] = nil
        }
        return settings
    },
]

@MainActor
func openAlarm(at path: String? = nil) throws -> SettingsStore<Alarm> {
    try SettingsStore(
        application: "org.example.Alarm", path: path, defaults: Alarm(), version: 3, migrations: alarmMigrations)
}

@MainActor
@Suite("Versions and migrations", .serialized)
struct VersionsAndMigrations {
    let file: AlarmFile

    init() throws { file = try AlarmFile() }

    @Test("reads the settings of version 1")
    func first() async throws {
        defer { file.remove() }
        try file.write(#"{"volume": "loud", "melody": "Birds", "snooze": 5}"#)
        let store = try openAlarm(at: file.path)
        #expect(store.opened == Alarm(sound: "Birds", volume: 80))
        #expect(store.problems.isEmpty)

        let driver = FormDriver(initial: store.opened, build: alarmForm)
        store.keep(driver)
        #expect(await store.save())
        #expect(file.text == #"{"volume": "loud", "melody": "Birds", "snooze": 5}"#)
        driver.change { $0.isOn = true }
        #expect(await store.save())
        #expect(
            file.text == """
                {
                  "$version": 3,
                  "volume": 80,
                  "snooze": 5,
                  "isOn": true,
                  "sound": "Birds"
                }

                """)
    }

    @Test("leaves settings of a newer version their version, and what it doesn't know")
    func newer() async throws {
        defer { file.remove() }
        try file.write(#"{"$version": 9, "volume": 20, "melody": "Birds", "tone": {"bass": 1}}"#)
        let store = try openAlarm(at: file.path)
        #expect(store.opened == Alarm(volume: 20))
        let driver = FormDriver(initial: store.opened, build: alarmForm)
        store.keep(driver)
        driver.change { $0.volume = 30 }
        #expect(await store.save())
        #expect(
            try SettingsFile(path: file.path).load().object == [
                "$version": 9, "volume": 30, "melody": "Birds", "tone": ["bass": 1],
            ])
    }

    @Test("a version without a migration is a mistake")
    func mistake() throws {
        #expect(throws: SettingsMistake.self) { try SettingsFormat(defaults: Alarm(), version: 2) }
    }
}
