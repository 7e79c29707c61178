/// A row that a walk through the whole form has come to, while its page is rendered for it.
@MainActor
struct WalkedRow {
    let cell: FormCell
    let section: Section
    let page: FormPage
    /// The titles of the pages on the way, the first page's first.
    let pageTitles: [String]
    /// Counts the pages that have rows, in the order in which they were entered.
    let pageNumber: Int
    /// Counts the sections that have rows, in the order in which they were entered.
    let sectionNumber: Int
    /// Whether the person could see the row, the rows on the way included.
    let isVisible: Bool
    /// Whether the person could use the row, the rows on the way included.
    let isEnabled: Bool
}

extension FormSession {
    /// Hands each row of the form to a function, in reading order: a row, then those of the page that it opens.
    ///
    /// Each page is rendered and released again; no renderer hears of it. A form
    /// that stands in itself is not entered again.
    func walk(_ visit: (WalkedRow) -> Void) {
        holdingChanges {
            var walk = FormWalk(session: self)
            walk.enter(firstPage, in: firstScope(), pageTitles: [], isVisible: true, isEnabled: true, visit)
        }
    }
}

@MainActor
private struct FormWalk {
    let session: FormSession
    var pages = 0
    var sections = 0

    /// Deeper than any form that a person could walk; what makes its forms anew at each level ends here.
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
            section.allCells.visit { cell in
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

    /// The page that a row opens, unless it edits just the row's value or has no end.
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
