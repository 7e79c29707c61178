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

    var options: [String] {
        ["Automatic"] + (band == "5 GHz" ? ["36", "40"] : ["1", "6"])
    }

    /// A band that lacks the channel gives it up.
    var band: String {
        get { storedBand }
        set {
            storedBand = newValue
            channel = storedChannel
        }
    }

    var channel: String {
        get { storedChannel }
        set { storedChannel = options.contains(newValue) ? newValue : "Automatic" }
    }
}

@MainActor
private let radioForm: Form<Radio> = sections {
    section {
        picker(title: "Band", keyPath: \.band, optionsFrom: { _ in Radio.bands }, text: { $1 })
        picker(title: "Channel", keyPath: \.channel, optionsFrom: { $0.options }, text: { $1 })
    }
}

@MainActor
@Suite("A command that sets an option and what it depends on")
struct DependentOptionTests {
    @Test("is obeyed if the two fit, in whichever order they are", arguments: [Applying.atOnce, .explicitly])
    func order(applying: Applying) async throws {
        for start in states {
            for band in [nil] + Radio.bands.map(Optional.some) {
                for channel in [nil] + Radio.channels.map(Optional.some) {
                    let texts = [band.map { (RowPath("Band"), $0) }, channel.map { (RowPath("Channel"), $0) }]
                        .compactMap(\.self)
                    try await check(texts, from: start, applying)
                    if texts.count == 2 { try await check(texts.reversed(), from: start, applying) }
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

    private func check(_ texts: [(RowPath, String)], from start: Radio, _ applying: Applying) async throws {
        if texts.isEmpty { return }
        let keeper = MemoryKeeper(start, blank: Radio())
        let driver = FormDriver(initial: keeper.opened, build: radioForm, title: "Radio", applying: applying)
        let line = CommandLineForm(try OpenForm(driver: driver, keeping: keeper))
        let asked = Dictionary(uniqueKeysWithValues: texts)
        var expected = start
        if let band = asked["Band"] { expected.band = band }
        let fits = asked["Channel"].map(expected.options.contains) ?? true
        if let channel = asked["Channel"] { expected.channel = channel }
        do {
            _ = try await line.set(texts.map { (path: $0, text: $1) })
            #expect(fits && driver.state == expected, "\(start): \(texts)")
        } catch is FormCommandError {
            #expect(!fits && driver.state == start, "\(start): \(texts)")
        }
    }
}
