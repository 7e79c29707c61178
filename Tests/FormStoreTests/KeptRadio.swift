import FormCore
import FormStore
import FormTesting
import Glibc
import Testing

/// What keeps a radio's settings in a test.
enum RadioKeeper: CaseIterable {
    /// A store with a file.
    case store
    /// Its twin in memory.
    case memory
}

/// A program with a window, whose settings are kept in one of the two ways.
@MainActor
final class KeptRadio {
    let keeper: any StateKeeper<Radio>
    private(set) var driver: FormDriver<Radio>?
    let user: HeadlessUser
    private let files = RecordingFileSystem()
    private let path = "/home/settings.json"
    private let format: SettingsFormat<Radio>

    init(
        _ kind: RadioKeeper, _ stored: Radio = Radio(), applying: Applying = .atOnce,
        completing: @escaping @MainActor (inout Radio) -> Void = { _ in }
    ) async throws {
        format = try SettingsFormat(defaults: Radio())
        let file = SettingsFile(path: path, fileSystem: files)
        switch kind {
        case .store:
            files.write(try Self.text(of: stored, format), to: path)
            keeper = SettingsStore(file: file, format: format, completing: completing)
        case .memory:
            keeper = MemoryKeeper(stored) { completing(&$0) }
        }
        let driver = FormDriver(
            initial: keeper.opened, build: radioForm, title: "Radio", defaults: Radio(), applying: applying)
        self.driver = driver
        user = HeadlessUser(of: driver.session)
        keeper.keep(driver)
    }

    /// What another program reads.
    var stored: Radio {
        get throws {
            if let keeper = keeper as? MemoryKeeper<Radio> { return keeper.stored }
            return format.decode(try SettingsFile(path: path, fileSystem: files).load().object).state
        }
    }

    /// Changes what is stored, as another program does.
    func changeFromOutside(_ body: (inout Radio) -> Void) throws {
        if let keeper = keeper as? MemoryKeeper<Radio> { return keeper.changeFromOutside(body) }
        var radio = try stored
        body(&radio)
        files.write(try Self.text(of: radio, format), to: path)
    }

    private static func text(of radio: Radio, _ format: SettingsFormat<Radio>) throws -> String {
        JSONValue.object(try format.encode(radio, over: JSONObject())).description
    }

    /// Whether nothing can be stored.
    var isFull = false {
        didSet {
            files.contents.withLock { $0.alwaysFails = isFull ? ["write": ENOSPC] : [:] }
            (keeper as? MemoryKeeper<Radio>)?.refusal = isFull ? "The disk is full." : nil
        }
    }

    /// Types a station and commits it.
    func tune(_ station: String) throws {
        try user.type(station, into: "Station")
        try user.pressReturn()
    }

    var conflicts: [RowPath] { driver?.session.conflicts ?? [] }

    var state: Radio? { driver?.state }

    /// Ends the form, as a window that was closed.
    func releaseDriver() { driver = nil }
}
