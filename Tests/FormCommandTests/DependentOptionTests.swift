import FormCore
import FormStore
import FormTesting
import Testing

@testable import FormCommand

/// A radio whose channels depend on its band.
private struct Radio: Codable, Equatable, Sendable {
    static let bands = ["2.4 GHz", "5 GHz"]
    static let channels = ["Automatic", "1", "6", "36", "40"]

    private(set) var storedBand = "2.4 GHz"
    private(set) var storedChannel = "Automatic"
    private var storedPower = 10

    var options: [String] {
        ["Automatic"] + (band == "5 GHz" ? ["36", "40"] : ["1", "6"])
    }

    /// A band that lacks the channel gives it up.
    var band: String {
        get { storedBand }
        set {
            storedBand = newValue
            channel = storedChannel
            power = storedPower
        }
    }

    /// At most 20, or 30 with 5 GHz.
    var power: Int {
        get { storedPower }
        set { storedPower = min(newValue, band == "5 GHz" ? 30 : 20) }
    }

    var channel: String {
        get { storedChannel }
        set { storedChannel = options.contains(newValue) ? newValue : "Automatic" }
    }
}

/// - Parameter isAsked: True if a service has to accept a channel.
@MainActor
private func radioForm(isAsked: Bool) -> Form<Radio> {
    let channel = picker(title: "Channel", keyPath: \Radio.channel, optionsFrom: { $0.options }, text: { $1 })
    return sections {
        section {
            picker(title: "Band", keyPath: \.band, optionsFrom: { _ in Radio.bands }, text: { $1 })
            isAsked ? channel.effect(\.channel) { _ in } : channel
            controlCell(title: "Power", control: formattedField(keyPath: \.power, format: .whole(in: 0...40)))
        }
    }
}

@MainActor
@Suite("A command that sets an option and what it depends on")
struct DependentOptionTests {
    @Test(
        "is obeyed if the two fit, in whichever order they are", arguments: [Applying.atOnce, .explicitly],
        [false, true])
    func order(applying: Applying, isAsked: Bool) async throws {
        for start in states {
            for band in [nil] + Radio.bands.map(Optional.some) {
                for channel in [nil] + Radio.channels.map(Optional.some) {
                    for power in [nil, 15, 25] {
                        let texts = [
                            band.map { (RowPath("Band"), $0) }, channel.map { (RowPath("Channel"), $0) },
                            power.map { (RowPath("Power"), "\($0)") },
                        ].compactMap(\.self)
                        for texts in [texts, texts.reversed()] {
                            try await check(texts, from: start, applying, isAsked: isAsked)
                        }
                    }
                }
            }
        }
    }

    private var states: [Radio] {
        Radio.bands.flatMap { band in
            var radio = Radio()
            radio.band = band
            return radio.options.map { channel in
                radio.channel = channel
                return radio
            }
        }
    }

    private func check(
        _ texts: [(RowPath, String)], from start: Radio, _ applying: Applying, isAsked: Bool
    ) async throws {
        if texts.isEmpty { return }
        let keeper = MemoryKeeper(start, blank: Radio())
        let driver = FormDriver(
            initial: keeper.opened, build: radioForm(isAsked: isAsked), title: "Radio", applying: applying)
        let line = CommandLineForm(try OpenForm(driver: driver, keeping: keeper))
        let asked = Dictionary(uniqueKeysWithValues: texts)
        var expected = start
        if let band = asked["Band"] { expected.band = band }
        var fits = asked["Channel"].map(expected.options.contains) ?? true
        if let channel = asked["Channel"] { expected.channel = channel }
        if let power = asked["Power"].flatMap({ Int($0) }) {
            expected.power = power
            // A power that the band of the command lowers further than the present one would is overruled by it.
            var alone = start
            alone.power = power
            if expected.power < alone.power { fits = false }
        }
        do {
            let notices = try await line.set(texts.map { (path: $0, text: $1) })
            #expect(fits && driver.state == expected, "\(start): \(texts)")
            #expect((notices["Power"] != nil) == (asked["Power"].map { $0 != "\(expected.power)" } ?? false))
        } catch is FormCommandError {
            #expect(!fits && driver.state == start, "\(start): \(texts)")
        }
    }
}
