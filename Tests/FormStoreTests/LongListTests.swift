import Glibc
import Testing

@testable import FormStore

/// `FORM_STORE_ITEMS=100000 swift test --filter LongListTests` tries a longer one.
@Suite("A list of very many items")
struct LongListTests {
    private struct Log: Codable, Equatable, Sendable {
        var entries: [Entry] = []
    }

    private struct Entry: Codable, Equatable, Sendable {
        var id: Int
        var text = ""
    }

    private let files = RecordingFileSystem()
    private var file: SettingsFile { SettingsFile(path: "/home/settings.json", fileSystem: files) }

    private var format: SettingsFormat<Log> {
        get throws { try SettingsFormat(defaults: Log(), lists: [.list(\.entries, id: \.id)]) }
    }

    private func request(_ state: Log, _ base: SettingsDocument) -> ExchangeRequest<Log> {
        ExchangeRequest(state: state, base: base, hasReadFile: true, saved: nil, theirs: nil)
    }

    private func exchange(_ state: Log, _ base: SettingsDocument) throws -> ExchangeOutcome<Log> {
        let exchange = SettingsExchange(file: file, format: try format)
        return try exchange.exchange(request(state, base)).get()
    }

    @Test("is written, read, and merged with what another program has made of it")
    func merging() throws {
        let count = getenv("FORM_STORE_ITEMS").flatMap { Int(String(cString: $0)) } ?? 10_000
        let clock = ContinuousClock()
        var log = Log(entries: (0..<count).map { Entry(id: $0, text: "\($0)") })
        var base = SettingsDocument()
        let writing = try clock.measure { base = try exchange(log, base).document }
        var opened: OpenedSettings<Log>?
        let reading = try clock.measure { opened = SettingsExchange(file: file, format: try format).open() }
        #expect(opened?.state == log)

        var theirs = log
        theirs.entries.swapAt(0, count - 1)
        theirs.entries[5].text = "theirs"
        theirs.entries.remove(at: 7)
        _ = try exchange(theirs, base)
        log.entries.insert(Entry(id: count), at: count / 2)
        log.entries[6].text = "ours"
        log.entries[5].id = -5
        var outcome: ExchangeOutcome<Log>?
        let merging = try clock.measure { outcome = try exchange(log, base) }
        let merged = try #require(outcome?.saved.entries)
        #expect(merged.count == count)
        #expect(merged.first?.id == count - 1 && merged.last?.id == 0)
        #expect(Set(merged.map(\.id)) == Set(log.entries.map(\.id)).subtracting([7]))
        #expect(merged.first { $0.id == 6 }?.text == "ours")
        #expect(outcome?.document.theirs.map(\.key) == [SettingsKey(["entries", "5"])])
        print("\(count) items: written in \(writing), read in \(reading), merged in \(merging)")
    }

    @Test("is not saved where the file would be larger than one that can be read, which the person is told")
    func tooLarge() throws {
        _ = try exchange(Log(entries: [Entry(id: 1)]), SettingsDocument())
        let before = try file.load().object
        let long = Log(entries: (0..<17).map { Entry(id: $0, text: String(repeating: "x", count: 1 << 20)) })
        let exchange = SettingsExchange(file: file, format: try format)
        guard case .failure(let failure) = exchange.exchange(request(long, exchange.open().document)) else {
            return try #require(Bool(false))
        }
        #expect("\(failure.error)".contains("too large"), "\(failure.error)")
        #expect(failure.hasChanges)
        #expect(try file.load().object == before)
    }
}
