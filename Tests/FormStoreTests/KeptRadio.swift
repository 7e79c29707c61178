import FormCore
import FormStore
import FormTesting
import Testing

/// What keeps a radio's settings in a test.
enum RadioKeeper: CaseIterable {
    /// A store with a file.
    case store
    /// Its twin in memory.
    case memory
    /// A store, but for the station, which is kept in memory.
    case storeAndMemory
    /// A keeper in memory, and another one for the station.
    case twoInMemory
    /// A store, and another one with a file for the sound.
    case twoStores
}

/// A program with a window, whose settings are kept in one of the two ways.
@MainActor
final class KeptRadio {
    let keeper: any StateKeeper<Radio>
    private(set) var driver: FormDriver<Radio>?
    let user: HeadlessUser
    private let storage: any RadioStorage

    init(
        _ kind: RadioKeeper, _ stored: Radio = Radio(), form: Form<Radio> = radioForm, applying: Applying = .atOnce,
        completing: @escaping @MainActor (inout Radio) -> Void = { _ in }
    ) async throws {
        let storage = try makeStorage(of: kind, stored, completing: completing)
        self.storage = storage
        keeper = storage.keeper
        let driver = FormDriver(
            initial: keeper.opened, build: form, title: "Radio", defaults: Radio(), applying: applying)
        self.driver = driver
        user = HeadlessUser(of: driver.session)
        keeper.keep(driver)
    }

    /// What another program reads.
    var stored: Radio { get throws { try storage.read() } }

    /// Changes what is stored, as another program does.
    func changeFromOutside(_ body: (inout Radio) -> Void) throws {
        var radio = try stored
        body(&radio)
        try storage.write(radio)
    }

    /// Whether nothing can be stored.
    var isFull = false {
        didSet { storage.setFull(isFull) }
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
