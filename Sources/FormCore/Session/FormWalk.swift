/// A row that a traversal of the whole form has reached. It is valid while its page is rendered for the traversal.
@MainActor
struct WalkedRow {
    let cell: FormCell
    let section: Section
    let page: FormPage
    /// The titles of the pages that lead to the row, beginning with the first page.
    let pageTitles: [String]
    /// The number of the page among those that have rows, in the order in which they are entered.
    let pageNumber: Int
    /// The number of the section among those that have rows, in the order in which they are entered.
    let sectionNumber: Int
    /// True if the user could see the row and all rows that lead to it.
    let isVisible: Bool
    /// True if the user could use the row and all rows that lead to it.
    let isEnabled: Bool
}

extension FormSession {
    /// Calls a function with each row of the form, in reading order: a row is followed by the rows of the page that it
    /// opens.
    ///
    /// Each page is rendered and released again without notifying a renderer. A form that is nested in itself is not
    /// entered again.
    func walk(_ visit: (WalkedRow) -> Void) {
        holdingChanges {
            var walk = FormWalk(session: self)
            walk.enter(firstPage, in: firstScope(), pageTitles: [], isVisible: true, isEnabled: true, visit)
            hasBeenTraversed = true
        }
    }
}

@MainActor
private struct FormWalk {
    let session: FormSession
    var pages = 0
    var sections = 0

    /// Limit of nested forms, more than in any real form. It stops forms that build their nested forms anew at each
    /// level, which can't be recognised as nested in themselves.
    static var deepest: Int { 32 }

    mutating func enter(
        _ destination: Destination,
        in scope: PageScope,
        pageTitles: [String],
        isVisible: Bool,
        isEnabled: Bool,
        _ visit: (WalkedRow) -> Void
    ) {
        let page = destination.render(in: scope)
        let titles = pageTitles + [page.title]
        let number = pages
        if page.sections.contains(where: { !$0.cells.isEmpty }) { pages += 1 }
        for section in page.sections where !section.cells.isEmpty {
            let sectionNumber = sections
            sections += 1
            section.allCells.forEachCell { cell in
                let around = cell.expanders
                let titles = around.isEmpty ? titles : titles + around.map(\.title)
                let isVisible =
                    isVisible && section.isVisible && (cell.isVisible || cell.role == .list)
                    && around.allSatisfy(\.offersRows)
                let isEnabled = isEnabled && cell.isEnabled && around.allSatisfy(\.isEnabled)
                visit(
                    WalkedRow(
                        cell: cell, section: section, page: page, pageTitles: titles, pageNumber: number,
                        sectionNumber: sectionNumber, isVisible: isVisible, isEnabled: isEnabled))
                for part in cell.parts {
                    visit(
                        WalkedRow(
                            cell: part, section: section, page: page, pageTitles: titles + [cell.title],
                            pageNumber: number, sectionNumber: sectionNumber,
                            isVisible: isVisible && part.isVisible, isEnabled: isEnabled && part.isEnabled))
                }
                guard let next = nextPage(from: cell, in: scope) else { return }
                enter(
                    next.destination, in: next.scope, pageTitles: titles,
                    isVisible: isVisible, isEnabled: isEnabled, visit)
            }
        }
    }

    /// Returns the page that a row opens; `nil` if the page edits just the row's value, or if the form is nested in
    /// itself.
    private func nextPage(
        from cell: FormCell, in scope: PageScope
    ) -> (destination: Destination, scope: PageScope)? {
        guard let destination = cell.destination, !destination.isSingleValue else { return nil }
        guard !scope.forms.contains(destination.formIdentity), scope.forms.count < Self.deepest else {
            session.report(.formInsideItself(row: cell.path))
            return nil
        }
        return (destination, session.childScope(of: scope, at: cell.path, destination))
    }
}
