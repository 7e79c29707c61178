/// Finds the rows of a form that match the text of a search.
///
/// A search traverses the form only if the state has changed since the form was last traversed.
@MainActor
final class FormFinder {
    /// The search results, as a page; `nil` if there is no search text.
    private(set) var page: FormPage?
    private var shown: SearchResults?
    /// The index of the form's text, and the finder of suggestions that unlock hidden rows. Both are discarded when the
    /// state changes, and created again for the next search.
    private var known: (index: SearchIndex, hidden: SuggestionFinder)?

    /// Called after a change of the state, which may change the form's texts and hide or show rows.
    func stateChanged() {
        known = nil
    }

    /// Traverses the form in advance, so that the first keystroke is fast.
    func prepare(_ session: FormSession) {
        _ = read(session)
    }

    /// Searches for a text.
    ///
    /// - Returns: True if the results in ``page`` have changed.
    func find(_ text: String?, in session: FormSession) -> Bool {
        let found = text.flatMap { results(for: $0, in: session) }
        guard found != shown else { return false }
        shown = found
        page = found?.page(in: session)
        return true
    }

    /// Returns the results for the text of a search, or `nil` if the text contains no word.
    private func results(for text: String, in session: FormSession) -> SearchResults? {
        let query = SearchQuery(text, fold: session.environment.fold)
        guard !query.isEmpty else { return nil }
        let (index, hidden) = read(session)
        let found = index.matches(query).filter { !index.rows[$0].title.isEmpty }
        let best = Array(found.prefix(SearchResults.most))
        let changes = hidden.suggestions(unlocking: best.filter { !index.rows[$0].isVisible })
        return SearchResults(
            rows: best.map { result($0, in: index, shownBy: changes[$0], session) },
            count: found.count,
            missing: found.isEmpty ? text : nil)
    }

    private func read(_ session: FormSession) -> (index: SearchIndex, hidden: SuggestionFinder) {
        if let known { return known }
        let index = SearchIndex(session)
        let read = (index, SuggestionFinder(session, index, for: .hidden))
        known = read
        return read
    }

    private func result(
        _ number: Int, in index: SearchIndex, shownBy change: UnlockingSuggestion?, _ session: FormSession
    ) -> SearchResults.Row {
        let row = index.rows[number]
        var titles = index.titles(leadingTo: number)
        // The titles that the user sees: the first page has its title in the sidebar, and doesn't lead to the pages there.
        if let first = session.sidebarSection?.sidebarRow {
            titles = (session.isInSidebar(row.path) ? [] : [first.title]) + titles.dropFirst()
        }
        let trail = titles.filter { !$0.isEmpty }.joined(separator: " › ")
        var help = trail.isEmpty ? [] : [trail]
        if !row.isVisible {
            help.append(session.environment.text(of: change?.sentence ?? "Hidden by other settings."))
        }
        return SearchResults.Row(
            title: row.title,
            help: help.joined(separator: "\n"),
            target: change?.path ?? row.path)
    }
}
