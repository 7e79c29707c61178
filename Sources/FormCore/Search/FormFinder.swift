/// Finds rows of a form by their texts; reads the form through when it has to.
@MainActor
final class FormFinder {
    /// What ``FormSession/searchPage`` shows.
    var shown: SearchResults?

    private unowned let session: FormSession
    /// What was read of the form, and what shows its hidden rows, until the state changes.
    private var known: (index: SearchIndex, hidden: HelpfulChanges)?

    init(_ session: FormSession) {
        self.session = session
    }

    func stateChanged() {
        known = nil
    }

    /// Reads the form through now, so that the first key finds it done.
    func prepare() {
        _ = read()
    }

    /// What a text finds; `nil` for a text with no word in it.
    func results(for text: String) -> SearchResults? {
        let query = SearchQuery(text, fold: session.environment.fold)
        guard !query.isEmpty else { return nil }
        let (index, hidden) = read()
        let found = index.matches(query).filter { !index.rows[$0].title.isEmpty }
        let best = Array(found.prefix(SearchResults.most))
        let changes = hidden.changes(helping: best.filter { !index.rows[$0].isVisible })
        return SearchResults(
            rows: best.map { result($0, in: index, shownBy: changes[$0]) }, count: found.count,
            missing: found.isEmpty ? text : nil)
    }

    private func read() -> (index: SearchIndex, hidden: HelpfulChanges) {
        if let known { return known }
        let index = SearchIndex(session)
        let read = (index, HelpfulChanges(session, index, for: .hidden))
        known = read
        return read
    }

    private func result(
        _ number: Int, in index: SearchIndex, shownBy change: HelpfulChange?
    ) -> SearchResults.Row {
        let row = index.rows[number]
        let way = index.pages[row.page].titles.filter { !$0.isEmpty }.joined(separator: " › ")
        var help = way.isEmpty ? [] : [way]
        if !row.isVisible {
            help.append(change?.sentence ?? session.environment.translate("Hidden by other settings."))
        }
        return SearchResults.Row(
            title: row.title,
            help: help.joined(separator: "\n"),
            target: change?.path ?? index.path(of: number))
    }
}
