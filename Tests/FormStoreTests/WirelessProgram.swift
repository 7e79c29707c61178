import FormCore
import FormStore
import FormTesting
import Testing

struct Wireless: Codable, Equatable {
    var isOn = false
    var name = "Hotspot"
    var password = ""
    var limit = 5

    /// What a connection's profile has.
    var profile: Profile {
        get { Profile(name: name, password: password) }
        set {
            name = newValue.name
            password = newValue.password
        }
    }

    struct Profile: Codable, Equatable {
        var name = "Hotspot"
        var password = ""
    }
}

let wirelessForm: Form<Wireless> = sections {
    section {
        controlCell(title: "On", control: uiSwitch(keyPath: \.isOn))
        controlCell(title: "Name", control: textField(keyPath: \.name))
        controlCell(title: "Password", control: textField(keyPath: \.password))
        controlCell(title: "Limit", control: formattedField(keyPath: \.limit, format: .whole(in: 0...9)))
    }
}

/// A program whose settings are in a file, but for what another keeper has.
@MainActor
struct WirelessProgram<Part: Equatable> {
    let file: WirelessFile
    let part: MemoryKeeper<Part>
    let keeper: any StateKeeper<Wireless>
    let driver: FormDriver<Wireless>
    let user: HeadlessUser

    init(
        _ file: WirelessFile, _ path: WritableKeyPath<Wireless, Part> & Sendable, _ part: MemoryKeeper<Part>,
        applying: Applying = .atOnce
    ) throws {
        self.file = file
        self.part = part
        keeper = try file.open().keeping(path, in: part)
        driver = FormDriver(
            initial: keeper.opened, build: wirelessForm, title: "Wireless", defaults: Wireless(), applying: applying)
        user = HeadlessUser(of: driver.session)
        keeper.keep(driver)
    }

    func type(_ text: String, into row: String) throws {
        try user.type(text, into: row)
        try user.pressReturn()
    }
}

@MainActor
final class WirelessFile {
    let files = RecordingFileSystem()
    private let path = "/home/settings.json"

    init(_ text: String = "{}") { files.write(text, to: path) }

    func open() throws -> SettingsStore<Wireless> {
        SettingsStore(
            file: SettingsFile(path: path, fileSystem: files), format: try SettingsFormat(defaults: Wireless()))
    }

    var root: JSONObject {
        get throws { try SettingsFile(path: path, fileSystem: files).load().object }
    }

    /// Writes keys, as another program does.
    func write(_ keys: KeyValuePairs<String, JSONValue>) throws {
        var root = try root
        for (key, value) in keys { root[key] = value }
        files.write(JSONValue.object(root).description, to: path)
    }

    func setFull(_ isFull: Bool) {
        files.contents.withLock { $0.alwaysFails = isFull ? ["write": 28] : [:] }
    }
}
