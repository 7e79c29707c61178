import FormCore
import FormGtk
import FormStore
import FormTesting
import Foundation
import Testing

// The code of the article “Settings that last”.

struct Alarm: Codable, Equatable {
    var isOn = false
    var sound = "Bell"
    var volume = 40
    @Secret var code = ""
}

let alarmForm: Form<Alarm> = sections {
    section {
        controlCell(title: "On", control: uiSwitch(keyPath: \.isOn))
        nestedOptions(title: "Sound", keyPath: \.sound, options: ["Bell", "Birds"])
        controlCell(title: "Volume", control: formattedField(keyPath: \.volume, format: .whole(in: 0...100)))
        nestedPasswordField(title: "Code", keyPath: \.code)
    }
}

struct Oven: Codable, Equatable {
    var target = 180
    @Transient var temperature = 20
}

@MainActor
private func window(_ application: FormApplication) throws {
    let store = try SettingsStore(application: "org.example.Alarm", defaults: Alarm())
    let driver = FormDriver(initial: store.opened, build: alarmForm, title: "Alarm", defaults: Alarm())
    try application.run(driver, keeping: store)
}

@MainActor
private func mainLoop(of driver: FormDriver<Alarm>, _ store: SettingsStore<Alarm>) {
    store.keep(driver)
    store.watch(with: FileMonitor())
}

@MainActor
private func end(_ store: SettingsStore<Alarm>) {
    if !store.saveNow(), let error = store.error {
        print(error)
    }
}

@MainActor
private func completed(at path: String) throws -> SettingsStore<Alarm> {
    let store = try SettingsStore(application: "org.example.Alarm", path: path, defaults: Alarm()) { alarm in
        if alarm.code.isEmpty { alarm.code = "\(Int.random(in: 1000...9999))" }
    }
    return store
}

/// Settings in a folder of their own.
@MainActor
struct AlarmFile {
    let path: String

    init() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        path = folder.appending(path: "settings.json").path
    }

    func remove() {
        try? FileManager.default.removeItem(atPath: (path as NSString).deletingLastPathComponent)
    }

    var text: String? { try? String(contentsOfFile: path, encoding: .utf8) }

    func write(_ text: String) throws {
        try text.write(toFile: path, atomically: true, encoding: .utf8)
    }

    /// A program with a form over the settings.
    func program(applying: Applying = .atOnce) throws -> Program {
        let store = try SettingsStore(application: "org.example.Alarm", path: path, defaults: Alarm())
        let driver = FormDriver(
            initial: store.opened, build: alarmForm, title: "Alarm", defaults: Alarm(), applying: applying)
        store.keep(driver)
        return Program(store: store, driver: driver, user: HeadlessUser(of: driver.session))
    }

    @MainActor
    struct Program {
        let store: SettingsStore<Alarm>
        let driver: FormDriver<Alarm>
        let user: HeadlessUser

        func set(_ title: String, to text: String) throws {
            try user.type(text, into: title)
            try user.pressReturn()
        }
    }
}

@MainActor
@Suite("Settings that last", .serialized)
struct SettingsThatLast {
    let file: AlarmFile

    init() throws { file = try AlarmFile() }

    @Test("stand in a file that has what differs from the defaults")
    func written() async throws {
        defer { file.remove() }
        let program = try file.program()
        #expect(await program.store.save())
        #expect(file.text == nil)
        program.driver.change { $0.code = "2580" }
        try program.user.toggle("On")
        #expect(await program.store.save())
        #expect(
            file.text == """
                {
                  "isOn": true,
                  "code": "2580"
                }

                """)
        let rights = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
        #expect(rights == 0o600)
        #expect(String(describing: program.driver.state).contains("••••••••"))
        program.driver.change { $0.isOn = false }
        #expect(await program.store.save())
        #expect(file.text == "{\n  \"code\": \"2580\"\n}\n")
    }

    @Test("keep what they don't know, and what they can't read until it is changed")
    func kept() async throws {
        defer { file.remove() }
        try file.write(#"{"volume": "loud", "snooze": 5.0, "isOn": true}"#)
        let program = try file.program()
        #expect(program.store.problems.map(\.key) == ["volume"])
        #expect(program.driver.state == Alarm(isOn: true))
        program.driver.change { $0.sound = "Birds" }
        #expect(await program.store.save())
        #expect(
            file.text == """
                {
                  "volume": "loud",
                  "snooze": 5.0,
                  "isOn": true,
                  "sound": "Birds"
                }

                """)
        try program.set("Volume", to: "70")
        #expect(await program.store.save())
        #expect(file.text?.contains(#""volume": 70,"#) == true)
    }

    @Test("are taken over when they can be read at last")
    func readLater() async throws {
        defer { file.remove() }
        try FileManager.default.createDirectory(atPath: file.path, withIntermediateDirectories: false)
        let program = try file.program()
        try program.user.toggle("On")
        #expect(await program.store.save() == false)
        #expect(
            program.user.screen.notices == [
                "The settings can't be read: there is a folder at the file's path."
            ])
        try FileManager.default.removeItem(atPath: file.path)
        try file.write(#"{"volume": 70}"#)
        #expect(await program.store.save())
        #expect(program.driver.state == Alarm(isOn: true, volume: 70))
        #expect(program.user.screen.notices == [])
    }

    @Test("leave what is no setting as it is")
    func transient() async throws {
        defer { file.remove() }
        let store = try SettingsStore(application: "org.example.Oven", path: file.path, defaults: Oven())
        let driver = FormDriver(initial: store.opened, build: sections {}, defaults: Oven())
        store.keep(driver)
        driver.change { $0.temperature = 90 }
        try file.write(#"{"target": 200}"#)
        #expect(await store.save())
        #expect(driver.state == Oven(target: 200, temperature: 90))
        #expect(file.text == #"{"target": 200}"#)
    }

    @Test("are completed with what is no default, which is saved")
    func completing() async throws {
        defer { file.remove() }
        let store = try completed(at: file.path)
        let driver = FormDriver(initial: store.opened, build: alarmForm, defaults: Alarm())
        store.keep(driver)
        #expect(store.saveNow())
        #expect(file.text == "{\n  \"code\": \"\(driver.state.code)\"\n}\n")
    }
}
