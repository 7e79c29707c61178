import ArgumentParser
import CGtk
import FormCommand
import FormCore
import FormGtk
import FormJSON
import FormStore
import FormTesting
import Foundation

/// The state of the forms that examples in doc comments show. It has whatever any of them needs.
struct Example: Codable, Equatable {
    var address = ""
    var attempts = 0
    var blocked: Set<String> = []
    var canRetry = false
    var code: Code?
    var connections: [Connection] = []
    var contacts: [Contact] = []
    var copies = 1
    var days: Set<Weekday> = []
    var delay = 60
    var departure = CalendarDateTime("2026-12-24T12:00")!
    var devices: [Device] = []
    var devicesText = ""
    var expiry = CalendarDate(year: 2026, month: 12, day: 24)!
    var firstDay = 1
    var firstWeekday = Weekday.monday
    var folder = ""
    var font = Font("Sans 11")!
    var ftp = Server()
    var hardwareAddress = ""
    var hasRadio = true
    var hasTouchpad = true
    var host = ""
    var hosts: [String: Host] = [:]
    var http = Server()
    var ignoredHosts: [String] = []
    var initial = ""
    var ink = 0.5
    var isOn = false
    var isProtected = false
    var isScanning = false
    var isShared = false
    var isVerbose = false
    var language = "de"
    var lastDay = 7
    var limit = 1_000_000
    var margin = 0.0
    var monitor = Monitor()
    var name = ""
    var network = Network(id: 1)
    var networkName = ""
    var networks: [Network] = []
    var notes = ""
    @Secret var password = ""
    var port = 8080
    var problem: Notice? { nil }
    var proxy = Proxy()
    var proxyHost = ""
    var quality = Quality.normal
    var remembersPasswords = false
    var resolution = ""
    var rules: [FirewallRule] = []
    var scans = 0
    var security = Security()
    var servers: [IPAddress] = []
    @Transient var signals: [Int: Strength] = [:]
    var status: RowStatus { RowStatus(.inactive, "Off") }
    var steps = 0
    var takeScreenshot: KeyboardShortcut?
    var touchpad = Touchpad()
    var update: Update { Update() }
    var uplink = ""
    var usedSpace = 0.0
    var usesProxy = false
    var volume = 0
    var nextID: Int { networks.count }
    var nextName: String { "host" }

    subscript(day: Day) -> Bool {
        get { days.contains(day.weekday) }
        set { if newValue { days.insert(day.weekday) } else { days.remove(day.weekday) } }
    }
}

struct Code: Codable, Equatable {
    var side = 21
    var picture: Picture? { nil }
    func isDark(_ x: Int, _ y: Int) -> Bool { (x + y).isMultiple(of: 2) }
}
struct Connection: Codable, Equatable, Identifiable {
    var id = ""
    var name = ""
}
struct Contact: Codable, Equatable, Identifiable {
    var id = 0
    var name = ""
}
struct Device: Codable, Equatable {
    var address = ""
    var name = ""
    var status = ""
}
struct FirewallRule: Codable, Equatable, Sendable {
    var id = ""
    var name = ""
    var summary = ""
    var transport = Transport.tcp
}
enum Transport: Codable, Equatable {
    case tcp, udp
    var name: String { "\(self)" }
}
struct Folder: Codable, Equatable {
    var name = ""
    var folders: [Folder] = []
}
struct Host: Codable, Equatable { var address = "" }
struct Hosts: Equatable, Sendable {
    var keys: [String] = []
    subscript(name: String) -> Host? {
        get { nil }
        set { if newValue != nil { keys.append(name) } }
    }
    mutating func move(_ name: String, to index: Int) {}
}
struct Monitor: Codable, Equatable { var resolutions = [""] }
struct Network: Codable, Equatable, Identifiable, Sendable {
    var id = 1
    var name = ""
}
struct Proxy: Codable, Equatable { var summary = "" }
struct Security: Codable, Equatable { var port = 443 }
struct Server: Codable, Equatable { var host = "", port = 8080 }
struct Strength: Codable, Equatable { var text = "" }
struct Touchpad: Codable, Equatable { var isOn = true }
struct Update { var fraction: Double? }
enum Quality: Codable { case draft, low, normal, high; var title: String { "\(self)" } }
enum Day: CaseIterable {
    case monday, tuesday
    var name: String { "\(self)" }
    var weekday: Weekday { self == .monday ? .monday : .tuesday }
}
enum Status: Codable { case off, on }
struct HotspotPart: Codable, Equatable {
    var isEnabled = false
    var isWanted = false
    var status = Status.off
    @Secret var password = ""
}
struct Settings: Codable, Equatable {
    var hotspot = HotspotPart()
    var volume = 5
}
struct Lamp: Codable, Equatable {
    var isOn = false
    var name = ""
    var advice: String? { nil }
}
struct Firewall: Codable, Equatable { var rules: [FirewallRule] = [] }

@MainActor let hotspotForm: Form<HotspotPart> = example()
@MainActor let settingsForm: Form<Settings> = example()
@MainActor let lampForm: Form<Lamp> = example()
@MainActor let ruleForm: Form<FirewallRule> = example()
@MainActor let networkForm: Form<Network> = example()
@MainActor let hostForm: Form<Host> = example()
@MainActor let codeForm: Form<Example> = example()
@MainActor let devicesForm: Form<Example> = example()
@MainActor let proxyForm: Form<Example> = example()
@MainActor let touchpadSection: Element<Section, Touchpad> = example()
@MainActor let firstDayCell: Element<FormCell, Example> = example()
@MainActor let lastDayCell: Element<FormCell, Example> = example()
@MainActor func portCell(title: String) -> Element<FormCell, Server> { example() }

/// Anything that an example leaves out.
func example<Value>() -> Value { fatalError() }
func exampleRow<State>() -> Element<FormCell, State> { example() }

struct LampProgram: FormProgram {
    static let configuration = CommandConfiguration(subcommands: formCommands)
    @OptionGroup var settings: SettingsOptions
    static func openForm(settings: String?) throws -> OpenForm { example() }
}
@MainActor final class LampKeeper {
    var form: (any KeptForm<Lamp>)?
    var stored = Lamp()
    func store(_ lamp: Lamp) {}
}

@MainActor var driver: FormDriver<Settings> { example() }
@MainActor var session: FormSession { driver.session }
@MainActor var store: SettingsStore<Settings> { example() }
@MainActor var keeper: SettingsStore<Lamp> { example() }
@MainActor var application: FormApplication { example() }
@MainActor var form: CommandLineForm { example() }
@MainActor var scanner: Service { example() }
@MainActor var service: Service { example() }
@MainActor var profile: MemoryKeeper<String> { example() }
struct Service: Sendable {
    func start() {}
    func start(_ name: String) async throws {}
    func stop() async {}
    func restart(_ name: String) async throws {}
    func rename(_ name: String) async throws {}
    @MainActor func follow(_ hotspot: HotspotPart) {}
}
@MainActor var object: JSONObject {
    get { example() }
    set {}
}
@MainActor var spin: UnsafeMutablePointer<GtkWidget> { example() }
@Sendable func choose(_ number: Int) {}
let log: [String] = []
let today = CalendarDate(year: 2026, month: 1, day: 1)!
let code = Code()
let (black, white) = (Color("#000000")!, Color("#ffffff")!)
let titles = [""]
let (lowest, highest) = ("1", "2")
let devices = [Device()]
@Sendable func languageName(_ code: String) -> String { code }
