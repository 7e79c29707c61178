import FormCore
import FormStore
import Glibc
import RandomNumbers

/// A program with a form of books, which it keeps in a file, and which does something with them at random.
///
/// Nothing that it does can be in conflict with what another one does: it adds, renames and removes books of its own,
/// counts in those of all, and moves any.
@MainActor
struct Librarian {
    private let store: SettingsStore<Shelf>
    private let driver: FormDriver<Shelf>
    private let name: String
    private let counter: WritableKeyPath<Shelf.Book, Int> & Sendable

    init(_ path: String, _ name: String) throws {
        self.name = name
        counter = name == "one" ? \.one : \.two
        let format = try SettingsFormat(defaults: Shelf(), lists: [.list(\.books, id: \.id)])
        store = SettingsStore(file: SettingsFile(path: path), format: format)
        let form: Form<Shelf> = sections {}
        driver = FormDriver(initial: store.opened, build: form)
        store.keep(driver)
    }

    /// Does so many things, saves after each, says so, and when it is told to prints what it has left: its books with
    /// their titles, and the count of each book of all; then all books that its form has.
    func work(_ rounds: Int, seed: UInt64) {
        alarm(600)
        var random = SeededGenerator(seed: seed)
        var (titles, counts, added): ([String: String], [String: Int], Int) = ([:], [:], 0)
        for round in 0..<rounds {
            let own = titles.keys.sorted().randomElement(using: &random)
            switch (Int.random(in: 0..<6, using: &random), own) {
            case (0, _), (1, nil), (2, nil):
                added += 1
                let book = Shelf.Book(id: "\(name) \(added)", title: "\(round)")
                titles[book.id] = book.title
                let place = Double.random(in: 0...1, using: &random)
                change { $0.books.insert(book, at: Int(Double($0.books.count) * place)) }
            case (1, let id?):
                titles[id] = "\(round)"
                change(id) { $0.title = "\(round)" }
            case (2, let id?):
                titles[id] = nil
                change { $0.books.removeAll { $0.id == id } }
            case (3, _), (4, _):
                let id = "shared \(Int.random(in: 0..<5, using: &random))"
                counts[id, default: 0] += 1
                let count = counts[id] ?? 0
                change(id) { [counter] in $0[keyPath: counter] = count }
            default:
                let (from, to) = (Double.random(in: 0..<1, using: &random), Double.random(in: 0..<1, using: &random))
                change { state in
                    let count = Double(state.books.count)
                    state.books.insert(state.books.remove(at: Int(count * from)), at: Int((count - 1) * to))
                }
            }
            if round % 50 == 0 { mark(".") }
        }
        mark("!")
        guard readLine() != nil else { return }
        store.saveNow()
        let left = titles.map { "\($0)=\($1)" } + counts.map { "\($0) \(name)=\($1)" }
        let all = driver.state.books.map { "\($0.id),\($0.title),\($0.one),\($0.two)" }
        let conflicts = driver.session.conflicts.count
        print(left.sorted().joined(separator: ";"), all.joined(separator: ";"), conflicts, separator: "|")
    }

    private func change(_ id: String, _ body: @escaping @MainActor (inout Shelf.Book) -> Void) {
        change { state in
            if let index = state.books.firstIndex(where: { $0.id == id }) { body(&state.books[index]) }
        }
    }

    private func change(_ body: @escaping @MainActor (inout Shelf) -> Void) {
        driver.change(body)
        if !store.saveNow() { exit(1) }
    }
}
