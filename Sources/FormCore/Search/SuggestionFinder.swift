/// Finds changes that unlock hidden or disabled rows, by trying the changes on a copy of the state.
@MainActor
final class SuggestionFinder {
    private unowned let session: FormSession
    /// The form over a copy of the state, on which changes are tried; `nil` while no changes are being tried.
    private var preview: (any FormPreview)?
    private let index: SearchIndex
    private let restriction: RowRestriction
    private var known: [Int: UnlockingSuggestion?] = [:]
    /// The row whose change most recently unlocked another row. It is tried first, because its change often unlocks the
    /// next row as well.
    private var lastFound: Int?
    /// The number of values that may still be read from the state. Trying changes is expensive on long pages, and a
    /// search must not take long. Once the number is used up, only the change of `lastFound` is tried.
    private var readsLeft = 50_000
    /// The pages of the preview that contain the rows to unlock or to change, by path.
    private var pages: [RowPath: FormPage] = [:]

    /// The maximum number of switches and choices to try for one row.
    private static let mostTries = 64

    init(_ session: FormSession, _ index: SearchIndex, for restriction: RowRestriction) {
        self.session = session
        self.index = index
        self.restriction = restriction
    }

    /// Returns, for each of the given rows, a change that unlocks it. A row is left out if no single change that
    /// unlocks it is found.
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

    /// Returns the rows whose change may unlock a row: first those on the row's own page, then those on each page that
    /// leads to it, and then all others. Within each of these groups, the rows nearest to the row come first.
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

    /// Returns true if, in the preview's current state, the restriction applies neither to the row at the path nor to
    /// any row that leads to it. Returns false if there is no such row.
    private func isUnlocked(_ path: RowPath) -> Bool {
        path.components.indices.allSatisfy { end in
            let step = RowPath(Array(path.components[...end]))
            guard let page = page(of: step) else { return false }
            page.update()
            // If a list item consists of several rows, there is no row at the item's own path. So a missing row is
            // ignored, unless it is the last one of the path.
            return page.cells(at: step).first.map { !restriction.applies(to: $0) } ?? (end < path.components.count - 1)
        }
    }

    private func cell(at path: RowPath) -> FormCell? {
        page(of: path)?.cells(at: path).first
    }

    /// Returns the page that contains a row. The row may be directly on the page, within another row, or in an item of
    /// a list.
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
    /// The values that the user could choose instead of the current value, as text. For a row that is a single option,
    /// this is only that option.
    fileprivate var otherTexts: [String] {
        guard isSwitchOrChoice, let value else { return [] }
        if let optionText { return optionText == value.text() ? [] : [optionText] }
        return value.options.filter { $0 != value.text() && value.check($0) == nil }
    }
}
