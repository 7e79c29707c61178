/// Finds changes that unlock hidden or disabled rows, by trying the changes on a copy of the state.
@MainActor
final class SuggestionFinder {
    private unowned let session: FormSession
    /// The form over the copy of the state on which changes are tried.
    private var preview: (any FormPreview)?
    private let index: SearchIndex
    private let restriction: RowRestriction
    private var known: [Int: UnlockingSuggestion?] = [:]
    /// The row whose change most recently unlocked another row. Its change often unlocks the next row as well.
    private var lastFound: Int?
    /// The number of values that may still be read. Trying changes is expensive on long pages, and a search must not
    /// take long.
    private var readsLeft = 50_000
    /// The pages that contain the rows to unlock, rendered for trying changes.
    private var pages: [RowPath: FormPage] = [:]

    /// The maximum number of switches to try for one row.
    private static let mostTries = 64

    init(_ session: FormSession, _ index: SearchIndex, for restriction: RowRestriction) {
        self.session = session
        self.index = index
        self.restriction = restriction
    }

    /// Returns, for each row, the change that unlocks it. A row that only several changes together would unlock gets
    /// none.
    func suggestions(unlocking rows: [Int]) -> [Int: UnlockingSuggestion] {
        let new = rows.filter { known[$0] == nil }
        if !new.isEmpty {
            preview = session.driver?.preview()
            for row in new { known.updateValue(find(row), forKey: row) }
            pages = [:]
            preview = nil
        }
        return Dictionary(uniqueKeysWithValues: rows.compactMap { row in known[row]?.map { (row, $0) } })
    }

    private func find(_ row: Int) -> UnlockingSuggestion? {
        let path = index.path(of: row)
        let before = bindingsRead
        defer { readsLeft -= bindingsRead - before }
        if let lastFound, let change = change(of: lastFound, unlocking: path) { return change }
        guard readsLeft > 0 else { return nil }
        for candidate in switches(near: row) {
            guard bindingsRead - before < readsLeft else { return nil }
            if let change = change(of: candidate, unlocking: path) {
                lastFound = candidate
                return change
            }
        }
        return nil
    }

    /// Returns the rows whose change may unlock a row: first those on the pages that lead to the row, and then all
    /// others. In both groups, the nearest rows are first.
    private func switches(near row: Int) -> [Int] {
        var found: [Int] = []
        var page: Int? = index.rows[row].page
        while let number = page {
            found += nearest(to: row, among: index.switches.filter { index.rows[$0].page == number })
            page = index.pages[number].openedBy.map { index.rows[$0].page }
        }
        found += nearest(to: row, among: index.switches)
        var seen: Set<Int> = []
        return Array(found.filter { seen.insert($0).inserted }.prefix(Self.mostTries))
    }

    private func nearest(to row: Int, among switches: [Int]) -> [Int] {
        let after = switches.firstIndex { $0 > row } ?? switches.endIndex
        let around = switches[..<after].suffix(Self.mostTries) + switches[after...].prefix(Self.mostTries)
        return around.sorted { abs($0 - row) < abs($1 - row) }
    }

    private func change(of candidate: Int, unlocking path: RowPath) -> UnlockingSuggestion? {
        guard let cell = cell(at: index.path(of: candidate)),
            let text = cell.otherTexts.first(where: { helps(path, whenWriting: $0, to: cell) })
        else { return nil }
        return UnlockingSuggestion(
            path: cell.path, sentence: restriction.sentence(cell, text))
    }

    private func helps(_ path: RowPath, whenWriting text: String, to cell: FormCell) -> Bool {
        guard let preview, let value = cell.value else { return false }
        var helps = false
        preview.trying([(text, value)]) { helps = isUnlocked(path) }
        return helps
    }

    private var bindingsRead: Int { preview?.session.counters.bindingsRead ?? 0 }

    /// Returns true if, in the preview's current state, the restriction applies neither to the row nor to any row that
    /// leads to it.
    private func isUnlocked(_ path: RowPath) -> Bool {
        path.components.indices.allSatisfy { end in
            let step = RowPath(Array(path.components[...end]))
            guard let page = page(of: step) else { return false }
            page.update()
            // A list item that consists of several rows has no row at its own path, so only the last component needs a
            // row.
            return page.cells(at: step).first.map { !restriction.applies(to: $0) } ?? (end < path.components.count - 1)
        }
    }

    private func cell(at path: RowPath) -> FormCell? {
        page(of: path)?.cells(at: path).first
    }

    /// Returns the page that contains a row, whether directly, within another row, or in an item of a list.
    private func page(of path: RowPath) -> FormPage? {
        guard let parent = path.parent else { return nil }
        return page(at: parent) ?? page(of: parent)
    }

    private func page(at path: RowPath) -> FormPage? {
        if let page = pages[path] { return page }
        let page: FormPage?
        if path == .root {
            page = preview?.session.topPage
        } else {
            page = cell(at: path).flatMap { cell in
                guard let session = preview?.session, let identity = cell.identity,
                    let destination = cell.destination
                else { return nil }
                return destination.render(in: session.childScope(of: identity.scope, at: path, destination))
            }
        }
        pages[path] = page
        return page
    }
}

extension FormCell {
    /// The values that the user could choose instead of the current value, as text.
    fileprivate var otherTexts: [String] {
        guard isSwitchOrChoice, let value else { return [] }
        if let optionText { return optionText == value.text() ? [] : [optionText] }
        return value.options.filter { $0 != value.text() && value.check($0) == nil }
    }
}
