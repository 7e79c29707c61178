import FormCore
import FormStore

/// Settings with a value of each kind, in version 3 of their file.
struct Studio: Codable, Equatable, Sendable {
    var isOn = false
    var name = "Studio"
    var gain = 0.8
    var level = 40
    var balance: Int?
    var quality = Quality.good
    /// A value that no row shows.
    var timer = Timer.off
    @Secret var key = "open sesame"
    var opening = CalendarDate("2026-12-24") ?? .first
    var start = TimeOfDay("14:30") ?? .midnight
    var colour = Color(red: 0x35, green: 0x84, blue: 0xe4)
    var shortcut = KeyboardShortcut("Ctrl+R")
    var limit = 500_000_000
    var hosts = ["localhost"]
    var days: Set<Weekday> = [.saturday]
    var first = 5
    var last = 9
    var proxy = Proxy()
    var spare: Proxy?
    var rooms = ["hall": Room()]
    var tracks = [Track(id: "voice"), Track(id: "bass", effects: [Effect(name: "echo"), Effect(name: "delay")])]
    @Transient var signal = 0

    enum Quality: String, Codable, CaseIterable, Sendable { case low, good, best }

    enum Timer: Codable, Equatable, Sendable {
        case off
        case minutes(Int, label: String?)
    }

    struct Proxy: Codable, Equatable, Sendable {
        var host = "localhost"
        var port = 8080
    }

    struct Room: Codable, Equatable, Sendable {
        var seats = 20
        var note = ""
    }

    struct Track: Codable, Equatable, Sendable {
        var id: String
        var title = "Track"
        var gain = 5
        var effects: [Effect] = []
    }

    struct Effect: Codable, Equatable, Sendable {
        var name: String
        var amount = 3
    }

    /// The format of the file: version 1 had a `title` instead of a name, and version 2 a gain in percent.
    static var format: SettingsFormat<Studio> {
        get throws {
            try SettingsFormat(
                defaults: Studio(), version: 3,
                migrations: [
                    SettingsMigration(from: 1) { settings in
                        var settings = settings
                        settings["name"] = settings["title"]
                        settings["title"] = nil
                        return settings
                    },
                    SettingsMigration(from: 2) { settings in
                        guard case .number(let percent)? = settings["gain"], let gain = Double(percent.description),
                            let number = JSONNumber("\(gain / 100)")
                        else { return settings }
                        var settings = settings
                        settings["gain"] = .number(number)
                        return settings
                    },
                ],
                lists: [
                    .dictionary(\.rooms), .list(\.tracks, id: \.id, lists: [.list(\.effects, id: \.name)]),
                ])
        }
    }
}

/// The form of a studio, whose rules and services answer at once.
let studioForm: Form<Studio> = sections {
    section(footer: { "Signal \($0.signal)" }) {
        controlCell(title: "On", control: uiSwitch(keyPath: \.isOn))
            .effect(\.name) { if $0 == "Broken" { throw Notice.error("The studio is broken.") } }
        nestedTextField(title: "Name", keyPath: \.name)
            .rules(\.name, [.required, .length(...12).severity(.warning)])
            .asyncRule(\.name, debounce: .zero) { $0 == "Taken" ? .error("Another studio has this name.") : nil }
            .formerly("Title")
        nestedPasswordField(title: "Key", keyPath: \.key).rules(\.key, [.length(8...)]).resettable()
    }
    section("Sound") {
        controlCell(title: "Gain", control: numberField(keyPath: \.gain, in: 0...2, step: 0.1, unit: "dB", digits: 1))
            .resettable()
        controlCell(title: "Level", control: slider(keyPath: \.level, in: 0...100, step: 5, unit: "%")).resettable()
        controlCell(
            title: "Balance", control: formattedField(keyPath: \.balance, format: .optional(.whole(in: -10...10))))
        picker(title: "Quality", keyPath: \.quality, text: \.rawValue).resettable()
            .enabled(when: \.isOn)
        controlCell(
            title: "Limit", control: quantityField(keyPath: \.limit, in: 1_000_000...1_000_000_000, units: .bytes()))
    }
    section("Plan") {
        controlCell(title: "Opening", control: dateField(keyPath: \.opening))
        controlCell(title: "Start", control: formattedField(keyPath: \.start, format: .time))
        nestedMultipleOptions(title: "Days", keyPath: \.days, options: Weekday.allCases, text: \.name)
        controlCell(title: "First", control: formattedField(keyPath: \.first, format: .whole(in: 0...31)))
        controlCell(title: "Last", control: formattedField(keyPath: \.last, format: .whole(in: 0...31)))
    }
    section("Look") {
        controlCell(title: "Colour", control: colorField(keyPath: \.colour)).resettable()
        controlCell(title: "Record", control: shortcutField(keyPath: \.shortcut))
        controlCell(title: "Hosts", control: tokenField(keyPath: \.hosts))
    }
    section {
        detailTextCell(title: "Proxy", keyPath: { $0.proxy.host }, form: bind(form: proxyForm, to: \.proxy))
            .presented(as: .dialog)
    }
    roomsSection
    tracksSection
}
.rule(for: "First", "Last") { $0.first <= $0.last ? nil : .error("Begin before the end.") }

private let proxyForm: Form<Studio.Proxy> = sections {
    section {
        controlCell(title: "Host", control: textField(keyPath: \.host)).rules(\.host, [.required, .host])
        controlCell(title: "Port", control: formattedField(keyPath: \.port, format: .whole(in: 1...65535)))
    }
}

private let roomsSection: Element<Section, Studio> = section("Rooms") {
    list("Rooms", dictionary: \.rooms) {
        controlCell(title: "Seats", control: formattedField(keyPath: \.value.seats, format: .whole(in: 1...999)))
            .title(from: \.key)
    }
    .adding("Add Room") { KeyedItem(key: "room-\($0.rooms.count + 1)", value: Studio.Room()) }
    .removing()
}

private let trackForm: Form<Studio.Track> = sections {
    section {
        controlCell(title: "Title", control: textField(keyPath: \.title)).rules(\.title, [.required])
        controlCell(title: "Gain", control: formattedField(keyPath: \.gain, format: .whole(in: 0...9)))
        list("Effects", \.effects, id: \.name) {
            controlCell(title: "Amount", control: formattedField(keyPath: \.amount, format: .whole(in: 0...9)))
                .title(from: \.name)
        }
        .adding("Add Effect") { Studio.Effect(name: "effect-\($0.effects.count + 1)") }
        .removing()
        .moving()
    }
}

private let tracksSection: Element<Section, Studio> = section("Tracks") {
    list("Tracks", \.tracks, id: \.id) {
        detailTextCell(title: "Track", keyPath: { "\($0.gain)" }, form: trackForm).title(from: \.id)
    }
    .adding("Add Track") { Studio.Track(id: "track-\($0.tracks.count + 1)") }
    .removing()
    .moving()
    .count(in: 1...4)
    .whenEmpty("There are no tracks.")
}
