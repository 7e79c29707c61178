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
            if let row = fresh.session.topPage.sections.flatMap(\.cells).first(where: { $0.path == page.path }) {
                row.select()
            } else {
                fresh.session.openChangedSettings()
            }
        }
        let isSamePage = fresh.session.pages.map(\.path) == driver.session.pages.map(\.path)
        return isSamePage ? Screen(of: fresh.session) : nil
    }

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
