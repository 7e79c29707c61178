import FormCore
import FormStore
import Foundation
import RandomNumbers
import Testing

@testable import FormCommand

/// Numbers and a list whose setters do something of their own with what they are given.
private struct Board: Codable, Equatable, Sendable {
    enum Setter: Codable, CaseIterable {
        case plain, deaf, deafToOdd, capping, rounding, clearingNext, settingNext, clearingPrevious
    }

    enum ListSetter: Codable, CaseIterable {
        case plain, deaf, full, sorting, keepingFirst, keepingAll
    }

    struct Item: Codable, Equatable, Sendable {
        var id: Int
        var size = 1
    }

    var setters: [Setter]
    var listSetter: ListSetter
    var stored = [0, 4, 0, 2, 0, 6]
    var storedItems = (1...4).map { Item(id: $0) }

    subscript(number index: Int) -> Int {
        get { stored[index] }
        set {
            let (next, previous) = ((index + 1) % stored.count, (index + stored.count - 1) % stored.count)
            switch setters[index] {
            case .plain: stored[index] = newValue
            case .deaf: break
            case .deafToOdd: if newValue.isMultiple(of: 2) { stored[index] = newValue }
            case .capping: stored[index] = min(newValue, 9)
            case .rounding: stored[index] = newValue / 2 * 2
            case .clearingNext: (stored[index], stored[next]) = (newValue, 0)
            case .settingNext: (stored[index], stored[next]) = (newValue, newValue)
            case .clearingPrevious: (stored[index], stored[previous]) = (newValue, 0)
            }
        }
    }

    var items: [Item] {
        get { storedItems }
        set {
            switch listSetter {
            case .plain: storedItems = newValue
            case .deaf: break
            case .full: if newValue.count <= storedItems.count { storedItems = newValue }
            case .sorting: storedItems = newValue.sorted { $0.id < $1.id }
            case .keepingFirst: if newValue.first == storedItems.first { storedItems = newValue }
            case .keepingAll: if newValue.count >= storedItems.count { storedItems = newValue }
            }
        }
    }
}

@MainActor
private func number(_ index: Int) -> Element<FormCell, Board> {
    controlCell(
        title: "\(index)", control: formattedField(keyPath: \Board.[number: index], format: .whole(in: 0...20)))
}

/// Row 4 is empty, and there only while row 3 has a number above 5. Row 2 is what a service accepts, except 13.
@MainActor
private func boardForm() -> Form<Board> {
    let page: Form<Board> = sections {
        section {
            number(3)
            number(4).visible { $0.stored[3] > 5 }
                .rules(\.[number: 4], [Rule("Give it a number.") { $0 > 0 }])
            number(5)
        }
    }
    return sections {
        section {
            number(0)
            number(1)
            number(2).effect(\.self) { if $0.stored[2] == 13 { throw Notice.error("Not 13.") } }
            detailTextCell(title: "Page", keyPath: { _ in "" }, form: page).presented(as: .dialog)
        }
        section {
            list("Items", \.items, id: \.id) {
                controlCell(title: "Size", control: formattedField(keyPath: \.size, format: .whole(in: 1...20)))
            }
            .adding("Add") { Board.Item(id: ($0.storedItems.map(\.id).max() ?? 0) + 1) }.removing().moving()
        }
    }
}

/// One command over a file of its own.
@MainActor
private struct Trial {
    let board: Board
    let applying: Applying
    let path: String
    let command: Command

    enum Command {
        case set([(path: RowPath, text: String)])
        case reset(RowPath)
        case add(Int)
        case remove(RowPath)
        case move(RowPath, ItemDestination)
    }

    static let rows: [RowPath] = ["0", "1", "2", "Page/3", "Page/4", "Page/5"]

    init(path: String, using generator: inout SeededGenerator) throws {
        self.path = path
        var setters: [Board.Setter] = []
        for _ in 0..<6 {
            let isPlain = Int.random(in: 0..<3, using: &generator) == 0
            setters.append(isPlain ? .plain : Board.Setter.allCases.randomElement(using: &generator)!)
        }
        board = Board(setters: setters, listSetter: Board.ListSetter.allCases.randomElement(using: &generator)!)
        applying = Bool.random(using: &generator) ? .atOnce : .explicitly
        let item = RowPath("Items").appending("\(Int.random(in: 1...4, using: &generator))")
        switch Int.random(in: 0..<12, using: &generator) {
        case 0: command = .add(Int.random(in: 1...9, using: &generator))
        case 1: command = .remove(item)
        case 2: command = .move(item, [.up, .down, .first, .last].randomElement(using: &generator)!)
        case 3:
            let other = RowPath("Items").appending("\(Int.random(in: 1...4, using: &generator))")
            command = .move(item, Bool.random(using: &generator) ? .before(other) : .after(other))
        case 4, 5: command = .reset((Self.rows + ["Page"]).randomElement(using: &generator)!)
        default:
            let rows = Self.rows.shuffled(using: &generator).prefix(Int.random(in: 1...3, using: &generator))
            let numbers = rows.map { _ in Int.random(in: 0...14, using: &generator) }
            command = .set(Array(zip(rows, numbers.map(String.init))).map { (path: $0, text: $1) })
        }
        // A plain state, so that a reset has something to do.
        var first = board
        first.stored = (0..<6).map { _ in Int.random(in: 0...12, using: &generator) }
        if Bool.random(using: &generator) { first.stored[4] = 1 }
        let data = try JSONEncoder().encode(first)
        try data.write(to: URL(filePath: path))
        _ = try open().store.saveNow()
    }

    func open() throws -> (form: OpenForm, store: SettingsStore<Board>, driver: FormDriver<Board>) {
        let store = try SettingsStore(application: "org.example.Board", path: path, defaults: board)
        let driver = FormDriver(
            initial: store.opened, build: boardForm(), defaults: board, applying: applying,
            environment: FormEnvironment(report: { _ in }))
        return (try OpenForm(driver: driver, keeping: store), store, driver)
    }

    /// Runs the command, and returns what is wrong with its outcome; `nil` if nothing is.
    func failure() async throws -> String? {
        let before = try Data(contentsOf: URL(filePath: path))
        let (form, _, driver) = try open()
        let errors = errors(in: driver.session)
        let line = CommandLineForm(form)
        var said: [RowPath: String] = [:]
        do {
            switch command {
            case .set(let texts):
                for (path, notice) in try await line.set(texts) { said[path] = notice.text }
                try await form.save(settling: texts.map(\.path))
            case .reset(let path):
                for line in try await line.reset(path).split(separator: "\n") {
                    let words = line.split(separator: ": ", maxSplits: 1)
                    said[RowPath(String(words[0]))] = String(words.last ?? "")
                }
                try await form.save()
            case .add(let size): try await form.add(to: "Items", [("", "\(size)")])
            case .remove(let item): try await form.remove([item])
            case .move(let item, let destination): try await form.move(item, to: destination)
            }
        } catch let error as FormCommandError {
            let after = try Data(contentsOf: URL(filePath: path))
            if after != before { return "refused with “\(error)”, but stored" }
            let rows = Self.rows.map { "“\($0)”" } + ["Items"]
            return rows.contains { error.description.contains($0) } || isNamed
                ? nil : "refused without a name: \(error)"
        }
        let new = try open()
        let others = self.errors(in: new.driver.session).subtracting(errors)
        if let other = others.first { return "left an error that was not there: \(other)" }
        return outcome(new.driver.state, CommandLineForm(new.form), said)
    }

    /// True if the user has named one row, which a refusal of its value need not repeat.
    private var isNamed: Bool { if case .set(let texts) = command { texts.count == 1 } else { false } }

    /// The errors that Apply would refuse after the command.
    private func errors(in session: FormSession) -> Set<String> {
        let touchesPage =
            switch command {
            case .set(let texts): texts.contains { $0.path.description.hasPrefix("Page") }
            case .reset(let path): path.description.hasPrefix("Page")
            default: false
            }
        if applying == .atOnce, !touchesPage { return [] }
        return Set(session.issues.filter { $0.notice.severity == .error }.map { "\($0.path): \($0.notice.text)" })
    }

    private func outcome(_ state: Board, _ line: CommandLineForm, _ said: [RowPath: String]) -> String? {
        switch command {
        case .set(let texts):
            for (path, text) in texts {
                let value = (try? line.get(path)) ?? ""
                if value != text, said[path]?.contains("“\(value)”") != true {
                    return "“\(path)” is \(value), not \(text); said: \(said[path] ?? "nothing")"
                }
            }
        case .reset(let path):
            for (index, row) in Self.rows.enumerated() where row == path || path == "Page" && index > 2 {
                let value = (try? line.get(row)) ?? ""
                if value != "\(board.stored[index])", said[row] != value { return "“\(row)” is \(value) after a reset" }
            }
        case .add(let size):
            if state.items.last != Board.Item(id: 5, size: size) { return "nothing was added" }
        case .remove(let item):
            if state.items.contains(where: { "\($0.id)" == item.components[1] }) { return "\(item) is still there" }
        case .move(let item, let destination):
            let ids = state.items.map { RowPath("Items").appending("\($0.id)") }
            guard let index = ids.firstIndex(of: item),
                let before = board.items.firstIndex(where: {
                    "\($0.id)" == item.components[1]
                })
            else { return "\(item) is gone" }
            let isDone =
                switch destination {
                case .up: index == before - 1
                case .down: index == before + 1
                case .first: index == 0
                case .last: index == ids.count - 1
                case .before(let other): other == item || ids.firstIndex(of: other) == index + 1
                case .after(let other): other == item || ids.firstIndex(of: other) == index - 1
                }
            if !isDone { return "\(item) is at \(index) after \(destination)" }
        }
        return nil
    }
}

@MainActor
@Suite("A command is obeyed as a whole or refused")
final class WholeCommandTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

    init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }
    deinit { try? FileManager.default.removeItem(at: folder) }

    @Test("whatever setters, rules and services do with its values")
    func random() async throws {
        var generator = SeededGenerator.announced("Whole commands")
        var failures: [String] = []
        for number in 0..<600 {
            let trial = try Trial(path: folder.appending(path: "\(number).json").path, using: &generator)
            if let failure = try await trial.failure() {
                failures.append(
                    "\(trial.command) over \(trial.board.setters), \(trial.board.listSetter), \(trial.applying): \(failure)"
                )
            }
        }
        #expect(failures.isEmpty, "\(failures.count) of 600, such as:\n\(failures.prefix(8).joined(separator: "\n"))")
    }
}
