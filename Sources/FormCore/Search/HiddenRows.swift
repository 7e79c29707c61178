/// What a person can change so that a hidden row is shown.
struct RevealingChange: Equatable {
    /// The switch, or the row with the choice.
    let path: RowPath
    /// Says what to do.
    let sentence: String
}

/// Finds out what shows a hidden row: by trying, on a copy of the state.
@MainActor
final class HiddenRows {
    private unowned let session: FormSession
    private let index: SearchIndex
    private var known: [Int: RevealingChange?] = [:]
    /// What has shown the row before; it often shows the next one too.
    private var lastFound: Int?
    /// Trying is dear on long pages; a search must not wait for it.
    private var readsLeft = 50_000
    /// The pages that the rows stand on, rendered for the trials.
    private var pages: [RowPath: FormPage] = [:]

    /// So many switches are tried for one row.
    private static let mostTries = 64

    init(_ session: FormSession, _ index: SearchIndex) {
        self.session = session
        self.index = index
    }

    /// The changes that show rows; none for a row that takes more than one change.
    func changes(showing rows: [Int]) -> [Int: RevealingChange] {
        let new = rows.filter { known[$0] == nil }
        if !new.isEmpty {
            session.holdingChanges {
                for row in new { known.updateValue(find(row), forKey: row) }
            }
            pages = [:]
        }
        return Dictionary(uniqueKeysWithValues: rows.compactMap { row in known[row]?.map { (row, $0) } })
    }

    private func find(_ row: Int) -> RevealingChange? {
        let path = index.path(of: row)
        let before = session.counters.bindingsRead
        defer { readsLeft -= session.counters.bindingsRead - before }
        if let lastFound, let change = change(of: lastFound, showing: path) { return change }
        guard readsLeft > 0 else { return nil }
        for candidate in switches(near: row) {
            guard session.counters.bindingsRead - before < readsLeft else { return nil }
            if let change = change(of: candidate, showing: path) {
                lastFound = candidate
                return change
            }
        }
        return nil
    }

    /// What may show a row: first on the pages on its way, then elsewhere, each time the nearest.
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

    private func change(of candidate: Int, showing path: RowPath) -> RevealingChange? {
        guard let cell = cell(at: index.path(of: candidate)),
            let text = cell.otherTexts.first(where: { shows(path, whenWriting: $0, to: cell) })
        else { return nil }
        return RevealingChange(path: cell.path, sentence: sentence(cell, text))
    }

    private func shows(_ path: RowPath, whenWriting text: String, to cell: FormCell) -> Bool {
        var isShown = false
        session.driver?.onTrial {
            guard cell.value?.write(text, origin: .person) == nil else { return }
            isShown = isVisible(path)
        }
        return isShown
    }

    /// Whether the row and those on its way are shown in the state of the moment.
    private func isVisible(_ path: RowPath) -> Bool {
        path.components.indices.allSatisfy { end in
            let step = RowPath(Array(path.components[...end]))
            guard let parent = step.parent, let page = page(at: parent) else { return false }
            page.update()
            return page.cells(at: step).first.map { $0.isVisible && $0.section?.isVisible != false } ?? false
        }
    }

    private func cell(at path: RowPath) -> FormCell? {
        path.parent.flatMap(page(at:))?.cells(at: path).first
    }

    private func page(at path: RowPath) -> FormPage? {
        if let page = pages[path] { return page }
        let page: FormPage?
        if path == .root {
            page = session.firstPage.render(in: session.firstScope())
        } else {
            page = cell(at: path).flatMap { cell in
                guard let identity = cell.identity, let destination = cell.destination else { return nil }
                return destination.render(
                    in: session.childScope(of: identity.scope, identity.identifier, destination))
            }
        }
        pages[path] = page
        return page
    }

    private func sentence(_ cell: FormCell, _ text: String) -> String {
        let translate = session.environment.translate
        let sentence: String
        if case .toggle = cell.control {
            let isOn = text == cell.value?.options.first
            sentence = isOn ? "Hidden. Turn on “%1$s” to see it." : "Hidden. Turn off “%1$s” to see it."
        } else if cell.role == .option {
            sentence = "Hidden. Choose “%1$s” to see it."
        } else {
            sentence = "Hidden. Choose “%2$s” under “%1$s” to see it."
        }
        return translate(sentence)
            .replacing("%1$s", with: cell.title)
            .replacing("%2$s", with: translate(text))
    }
}

extension FormCell {
    /// What the person could choose in place of the present value.
    fileprivate var otherTexts: [String] {
        guard isSwitchOrChoice, let value else { return [] }
        return value.options.filter { $0 != value.text() && value.check($0) == nil }
    }
}
