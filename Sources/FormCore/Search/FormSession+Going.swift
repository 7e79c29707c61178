extension FormSession {
    /// Goes to the page or row at a path, as a link into the form does.
    ///
    /// If a dialog is open that doesn't contain the target, or if the form has no row or page at the path, nothing
    /// changes. Otherwise, this ends a search and commits the text that the user is typing, like any navigation. What
    /// else happens depends on the target:
    ///
    /// - A row gets the focus.
    /// - If the row opens a page with rows of its own, the page is opened. A page that only edits a single value is not
    ///   opened.
    /// - If the row is an expander, it is expanded.
    /// - If a status page is in the place of the row, the status page is shown.
    /// - If the row is hidden, the last page that can be reached on the way to it is opened.
    ///
    /// In the path, an item of a list is named by its id. A path that the row or page had before leads to it as well;
    /// see `Element.formerly(_:)`.
    ///
    /// ```swift
    /// if let reason = session.go(to: "Printer/Paper") { session.show(.warning(reason)) }
    /// ```
    ///
    /// - Returns: The reason why the target is not on the screen, and what to do about it; `nil` if it is on the
    ///   screen.
    @discardableResult
    public func go(to path: RowPath) -> Sentence? { go(to: path, among: nil) }

    /// - Parameter knownRows: All rows of the form, if it has just been traversed.
    private func go(to path: RowPath, among knownRows: [FormRow]?) -> Sentence? {
        if let dialog = dialog(notOnTheWayTo: path) {
            if knownRows == nil, !hasRow(at: path) {
                let rows = rows()
                if let current = currentPath(of: path, among: rows) { return go(to: current, among: rows) }
            }
            return Sentence("Close “%s” first.", dialog.title)
        }
        if let index = pages.firstIndex(where: { $0.path == path && !$0.scope.isSingleValue }) {
            search(nil)
            if index + 1 < pages.count { close(pages[index + 1].scope) }
            return nil
        }
        let rows = knownRows ?? rows()
        guard let current = currentPath(of: path, among: rows) else { return reasonForMissing(path, among: rows) }
        if current != path { return go(to: current, among: rows) }
        let found = rows.filter { $0.role != .list && $0.path.isAtOrBelow(path) }
        // If the path is that of a list without items, go to the page that contains the list.
        guard let row = found.first(where: \.isVisible) ?? found.first else { return go(to: path.parent ?? .root) }
        guard reveal(row.path) else { return reasonForNotShowing(row) }
        // With a sidebar, the row may be on the first page, which is shown beside the page on top.
        let cell = livePages.reversed().lazy.compactMap { $0.cells(at: path).first }.first
        cell?.setExpanded(true)
        guard let destination = cell?.destination, !destination.isSingleValue, topPage.path != path else { return nil }
        cell?.select()
        return topPage.path == path ? nil : reasonForNotShowing(row)
    }

    /// Goes to a row or a page, as a link does. Reports a mistake if the form has none at the path.
    ///
    /// - Parameter caller: The function that names the path, as it is written in code.
    /// - Returns: The reason why it is not on the screen; `nil` if it is.
    func go(to path: RowPath, namedBy caller: String) -> Sentence? {
        look(for: path, namedBy: caller)
        return go(to: path)
    }

    /// Returns a sentence saying that the form has no row or page at the path, and which path is nearest to it. Returns
    /// `nil` if the path exists.
    public func reasonForMissing(_ path: RowPath) -> Sentence? { reasonForMissing(path, among: rows()) }

    private func reasonForMissing(_ path: RowPath, among rows: [FormRow]) -> Sentence? {
        if currentPath(of: path, among: rows) != nil { return nil }
        let ways = rows.map { [$0.path] + formerPaths(of: $0.path) }
        let near = nearest(to: path, among: ways, fold: environment.fold).map { currentPath(of: $0) ?? $0 }
        return .noRow(path.description, near: near.map(\.description))
    }

    private func reasonForNotShowing(_ row: FormRow) -> Sentence {
        if let status = topPage.statusPage {
            return .paragraph([Sentence("“%1$s” can't be opened now.", row.title), status.text])
        }
        if !row.isVisible {
            let change = suggestion(for: .hidden, at: row.path)
            return change.map { Sentence("“%1$s”: %2$s", row.title, $0.sentence) }
                ?? Sentence("“%1$s” is hidden now.", row.title)
        }
        let reason = reasonForDisabling(row.path).map { Sentence(verbatim: $0) }
        return .paragraph([Sentence("“%1$s” can't be opened now.", row.title), reason].compactMap(\.self))
    }
}

extension Sentence {
    /// Returns the sentence that says which path to use in place of one that a row had before.
    package static func moved(_ former: String, to path: String) -> Sentence {
        Sentence("“%1$s” is an old path. Use “%2$s” instead.", former.shortened(toScalars: longestName), path)
    }

    /// Returns the sentence that says that no row has the given name.
    ///
    /// - Parameters:
    ///   - name: The name that no row has, such as a path.
    ///   - near: Up to three similar names, one of which the user may have meant.
    ///   - hint: The advice to give if there is no similar name; `nil` for none.
    package static func noRow(_ name: String, near: [String], otherwise hint: Sentence? = nil) -> Sentence {
        let question = didYouMean(near) ?? hint
        let name = name.shortened(toScalars: longestName)
        return .paragraph([Sentence("There is no row “%1$s”.", name), question].compactMap(\.self))
    }

    /// The number of scalars after which the name of a row that is missing is cut off. It comes from another program or
    /// from the command line, and may have any length.
    private static let longestName = 100
}
