import FormCore
import FormStore
import FormTesting
import ManualTime
import Testing

struct Radio: Codable, Equatable {
    var isOn = false
    var station = "Jazz"
    var sound = Sound()

    struct Sound: Codable, Equatable {
        var volume = 5
        var bass = 0
    }
}

let radioForm: Form<Radio> = sections {
    section {
        controlCell(title: "On", control: uiSwitch(keyPath: \.isOn))
        controlCell(title: "Station", control: textField(keyPath: \.station))
        controlCell(title: "Volume", control: formattedField(keyPath: \.sound.volume, format: .whole(in: 0...9)))
    }
}

/// A program with a window on a settings file.
@MainActor
struct RadioProgram {
    let clock = TestClock()
    let store: SettingsStore<Radio>
    let driver: FormDriver<Radio>
    let user: HeadlessUser

    init(
        _ file: SettingsFile,
        applying: Applying = .atOnce,
        completing: @escaping @MainActor (inout Radio) -> Void = { _ in }
    ) throws {
        store = SettingsStore(file: file, format: try SettingsFormat(defaults: Radio()), completing: completing)
        driver = FormDriver(
            initial: store.opened, build: radioForm, title: "Radio", defaults: Radio(), applying: applying,
            environment: FormEnvironment(clock: clock))
        store.keep(driver)
        user = HeadlessUser(of: driver.session)
    }

    /// A program that has read its file, and waits for nothing.
    static func afterFirstRead(_ files: some FileSystem, _ path: String) async throws -> RadioProgram {
        let program = try RadioProgram(SettingsFile(path: path, fileSystem: files))
        #expect(await program.store.save())
        return program
    }

    /// Types a station and commits it.
    func tune(_ station: String) throws {
        try user.type(station, into: "Station")
        try user.pressReturn()
    }

    /// What the notices say in their dialogs.
    var details: [String] { driver.session.record.notices.compactMap { $0.details?.text.description } }

    /// Chooses a button in the dialog of a notice.
    func choose(_ title: String) throws {
        let actions = driver.session.record.notices.compactMap(\.details).flatMap(\.actions)
        try #require(actions.first { $0.title.description == title }).perform()
    }
}
