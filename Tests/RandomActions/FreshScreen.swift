import FormCore
import FormTesting

extension Screen {
    /// What a form shows that is rendered afresh over a driver's state, with the same pages open.
    ///
    /// `nil` where the row of an open page is hidden or disabled meanwhile, so
    /// that nobody could open the page any more.
    @MainActor
    static func fresh(_ form: Form<Everything>, like driver: FormDriver<Everything>) -> Screen? {
        let fresh = FormDriver(
            initial: driver.edited, build: form, title: driver.page.title,
            defaults: driver.baselines.defaults, environment: FormEnvironment(report: { _ in }))
        for page in driver.session.pages.dropFirst() {
            fresh.session.topPage.expandAll()
            if let row = fresh.session.topPage.sections.flatMap(\.cells).first(where: { $0.path == page.path }) {
                row.select()
            } else {
                fresh.session.openChangedSettings()
            }
        }
        fresh.session.topPage.expand(like: driver.session.topPage)
        let isSamePage = fresh.session.pages.map(\.path) == driver.session.pages.map(\.path)
        return isSamePage ? Screen(of: fresh.session) : nil
    }

    /// Which expanders of the page on the screen show their rows.
    @MainActor
    static func expansion(of session: FormSession) -> [Bool] { session.topPage.expanders.map(\.isExpanded) }

    /// The screen without what a session's record knows: the notices, and the rows of which it knows something.
    @MainActor
    func withoutRecord(of session: FormSession) -> Screen {
        var screen = self
        screen.notices = []
        guard !session.record.rows.isEmpty else { return screen }
        let cells = session.topPage.sections.flatMap(\.cells).filter { cell in
            session.record.rows[cell.path] != nil || session.record.hasProblem(behind: cell.path)
        }
        let titles = Set(cells.map(\.title))
        for index in screen.sections.indices {
            screen.sections[index].rows.removeAll { titles.contains($0.title) }
        }
        return screen
    }
}

extension FormPage {
    /// The expanders that are on the screen, from top to bottom.
    fileprivate var expanders: [FormCell] { sections.flatMap(\.cells).filter(\.isExpander) }

    /// Shows all rows, so that each can be found.
    fileprivate func expandAll() {
        var seen: [FormCell] = []
        while let next = expanders.first(where: { expander in !seen.contains { $0 === expander } }) {
            next.setExpanded(true)
            seen.append(next)
        }
    }

    /// Shows and hides the rows that another page of the same form shows and hides.
    fileprivate func expand(like other: FormPage) {
        for expander in other.expanders {
            expanders.first { $0.path == expander.path }?.setExpanded(expander.isExpanded)
        }
    }
}
