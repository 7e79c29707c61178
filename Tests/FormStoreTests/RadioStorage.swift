import FormCore
import FormStore
import FormTesting
import Glibc

/// Where a radio's settings are, with what keeps them there.
@MainActor
protocol RadioStorage {
    var keeper: any StateKeeper<Radio> { get }

    /// What another program reads.
    func read() throws -> Radio

    /// Writes what differs, as another program does.
    func write(_ radio: Radio) throws

    /// Makes storing fail, or not any more.
    func setFull(_ isFull: Bool)
}

@MainActor
func makeStorage(
    of kind: RadioKeeper, _ stored: Radio, completing: @escaping @MainActor (inout Radio) -> Void
) throws -> any RadioStorage {
    let station = MemoryKeeper(stored.station, blank: Radio().station) { station in
        var radio = Radio(station: station)
        completing(&radio)
        station = radio.station
    }
    switch kind {
    case .store:
        let file = try StoredFile(stored, defaults: Radio())
        return InFile(file: file, keeper: file.open(completing: completing))
    case .memory: return InMemory(keeper: MemoryKeeper(stored, blank: Radio(), completing: completing))
    case .storeAndMemory:
        let rest = try StoredFile(stored.with(\.station, of: Radio()), defaults: Radio())
        return Composed(
            rest: InFile(file: rest, keeper: rest.open { _ in }), path: \.station, readPart: { station.stored },
            writePart: { news in station.changeFromOutside { $0 = news } },
            setPartFull: { station.refusal = $0 ? "The disk is full." : nil },
            keeping: { $0.keeping(\.station, in: station) })
    case .twoInMemory:
        let rest = MemoryKeeper(stored.with(\.station, of: Radio()), blank: Radio())
        return Composed(
            rest: InMemory(keeper: rest), path: \.station, readPart: { station.stored },
            writePart: { news in station.changeFromOutside { $0 = news } },
            setPartFull: { station.refusal = $0 ? "The disk is full." : nil },
            keeping: { $0.keeping(\.station, in: station) })
    case .twoStores:
        let rest = try StoredFile(stored.with(\.sound, of: Radio()), defaults: Radio())
        let sound = try StoredFile(stored.sound, defaults: Radio.Sound())
        let soundStore = sound.open { _ in }
        return Composed(
            rest: InFile(file: rest, keeper: rest.open(completing: completing)), path: \.sound,
            readPart: sound.read, writePart: sound.write, setPartFull: sound.setFull,
            keeping: { $0.keeping(\.sound, in: soundStore) })
    }
}

/// All settings in one file.
private struct InFile: RadioStorage {
    let file: StoredFile<Radio>
    let keeper: any StateKeeper<Radio>

    func read() throws -> Radio { try file.read() }

    func write(_ radio: Radio) throws { try file.write(radio) }

    func setFull(_ isFull: Bool) { file.setFull(isFull) }
}

/// All settings in memory.
private struct InMemory: RadioStorage {
    let memory: MemoryKeeper<Radio>

    init(keeper: MemoryKeeper<Radio>) {
        memory = keeper
    }

    var keeper: any StateKeeper<Radio> { memory }

    func read() throws -> Radio { memory.stored }

    func write(_ radio: Radio) throws { memory.changeFromOutside { $0 = radio } }

    func setFull(_ isFull: Bool) { memory.refusal = isFull ? "The disk is full." : nil }
}

/// A part of the settings in one place, and the rest in another.
private struct Composed<Part: Equatable>: RadioStorage {
    let rest: any RadioStorage
    let path: WritableKeyPath<Radio, Part> & Sendable
    let readPart: () throws -> Part
    let writePart: (Part) throws -> Void
    let setPartFull: (Bool) -> Void
    let keeper: any StateKeeper<Radio>

    init(
        rest: any RadioStorage, path: WritableKeyPath<Radio, Part> & Sendable, readPart: @escaping () throws -> Part,
        writePart: @escaping (Part) throws -> Void, setPartFull: @escaping (Bool) -> Void,
        keeping: (any StateKeeper<Radio>) -> any StateKeeper<Radio>
    ) {
        self.rest = rest
        self.path = path
        self.readPart = readPart
        self.writePart = writePart
        self.setPartFull = setPartFull
        keeper = keeping(rest.keeper)
    }

    /// The part's place in the rest has to be left blank.
    func read() throws -> Radio {
        var radio = try rest.read()
        if radio[keyPath: path] != Radio()[keyPath: path] { throw PartInRest(value: "\(radio[keyPath: path])") }
        radio[keyPath: path] = try readPart()
        return radio
    }

    func write(_ radio: Radio) throws {
        let old = try read()
        if radio[keyPath: path] != old[keyPath: path] { try writePart(radio[keyPath: path]) }
        let news = radio.with(path, of: Radio())
        if news != old.with(path, of: Radio()) { try rest.write(news) }
    }

    func setFull(_ isFull: Bool) {
        rest.setFull(isFull)
        setPartFull(isFull)
    }
}

/// A value was stored where it doesn't belong.
private struct PartInRest: Error {
    let value: String
}

/// A file of settings on a disk of its own.
@MainActor
private struct StoredFile<State: Codable & Sendable> {
    private let files = RecordingFileSystem()
    private let path = "/home/settings.json"
    private let format: SettingsFormat<State>

    init(_ stored: State, defaults: State) throws {
        format = try SettingsFormat(defaults: defaults)
        try write(stored)
    }

    private var file: SettingsFile { SettingsFile(path: path, fileSystem: files) }

    func open(completing: @escaping @MainActor (inout State) -> Void) -> SettingsStore<State> {
        SettingsStore(file: file, format: format, completing: completing)
    }

    func read() throws -> State { format.decode(try file.load().object).state }

    func write(_ state: State) throws {
        files.write(JSONValue.object(try format.encode(state, over: JSONObject())).description, to: path)
    }

    func setFull(_ isFull: Bool) {
        files.contents.withLock { $0.alwaysFails = isFull ? ["write": ENOSPC] : [:] }
    }
}

extension Radio {
    /// These settings with one place as in others.
    fileprivate func with<Part>(_ path: WritableKeyPath<Radio, Part>, of other: Radio) -> Radio {
        var radio = self
        radio[keyPath: path] = other[keyPath: path]
        return radio
    }
}
