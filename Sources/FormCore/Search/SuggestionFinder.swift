/// Finds changes that unlock hidden or disabled rows, by trying the changes on a copy of the state.
@MainActor
final class SuggestionFinder {
    private unowned let session: FormSession
    private let index: SearchIndex
    private let restriction: RowRestriction
    private var known: [Int: UnlockingSuggestion?] = [:]
    /// The row whose change most recently unlocked another row. It is tried first, because its change often unlocks the
    /// next row as well.
    private var lastFound: Int?
    /// The number of changes that may still be tried, because a search must not take long. Once the number is used up,
    /// only the change of `lastFound` is tried.
    private var triesLeft = 500

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
        for row in rows where known[row] == nil {
            known.updateValue(suggestion(unlocking: row, option: index.rows[row].option), forKey: row)
        }
        return Dictionary(uniqueKeysWithValues: rows.compactMap { row in known[row]?.map { (row, $0) } })
    }

    /// Returns a change that unlocks a row; `nil` if no single change that unlocks it is found.
    ///
    /// - Parameter option: The option to unlock, if the row is a choice; `nil` for the choice as a whole.
    func suggestion(unlocking row: Int, option: String?) -> UnlockingSuggestion? {
        let path = index.rows[row].path
        if let lastFound, let change = change(of: lastFound, unlocking: path, option: option) { return change }
        guard triesLeft > 0 else { return nil }
        for candidate in switches(near: row) {
            guard triesLeft > 0 else { return nil }
            if let change = change(of: candidate, unlocking: path, option: option) {
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
        // The options of a choice are one row.
        var seen: Set<RowPath> = []
        return Array(found.filter { seen.insert(index.rows[$0].path).inserted }.prefix(Self.mostTries))
    }

    private func nearest(to row: Int, among switches: [Int]) -> [Int] {
        let after = switches.firstIndex { $0 > row } ?? switches.endIndex
        let around = switches[..<after].suffix(Self.mostTries) + switches[after...].prefix(Self.mostTries)
        return around.sorted { abs($0 - row) < abs($1 - row) }
    }

    private func change(of candidate: Int, unlocking path: RowPath, option: String?) -> UnlockingSuggestion? {
        // A choice is not suggested for one of its own options.
        guard index.rows[candidate].path != path, let row = session.row(at: index.rows[candidate].path),
            let value = row.value,
            let text = row.otherTexts.first(where: { unlocks(path, option, by: $0, of: value) })
        else { return nil }
        return UnlockingSuggestion(path: row.path, sentence: restriction.sentence(row, text))
    }

    /// Returns true if the restriction would not apply to a row, nor to any row that leads to it, if a text were the
    /// value of another row.
    private func unlocks(_ path: RowPath, _ option: String?, by text: String, of value: RowValue) -> Bool {
        triesLeft -= 1
        guard let trial = session.driver?.trial(of: [(text, value)]), let row = session.row(at: path, in: trial) else {
            return false
        }
        return !restriction.applies(to: row, option: option)
    }
}

extension FormRow {
    /// The values that the user could choose instead of the current value, as text. For a row that is a single option,
    /// and not the row of a choice, this is only that option.
    fileprivate var otherTexts: [String] {
        guard isSwitchOrOption || identity.choice != nil || !optionsToFind.isEmpty, let value else { return [] }
        if let optionText { return optionText == value.text() ? [] : [optionText] }
        return usableOptions.filter { $0 != value.text() && value.check($0) == nil && !hiddenOptions.contains($0) }
    }
}
