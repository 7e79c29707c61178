import FormCore
import FormTesting

/// Returns the screens of the page that is open and of all pages below it, each below the titles of the rows that lead
/// there. All expanders are expanded.
@MainActor
func allScreens(of user: HeadlessUser, at trail: [String] = []) -> String {
    var expanded: Set<String> = []
    while let title = user.rows.first(where: { $0.values.contains(ScreenSign.collapsed) })?.title,
        expanded.insert(title).inserted
    { try? user.expand(title) }
    let screen = user.description
    var screens = ["──── \(trail.isEmpty ? "First page" : trail.joined(separator: " › "))\n\(screen)"]
    // Deep enough for each form of the corpus, except one that contains itself. The rows of changed settings open pages
    // that are reached otherwise.
    guard trail.count < 6, trail.last != "Changed Settings" else { return screens[0] }
    var opened: Set<String> = []
    for row in user.rows where row.values.contains(ScreenSign.disclosure) && opened.insert(row.title).inserted {
        do {
            try user.select(row.title)
            if user.description == screen { throw FormUserError("The row “\(row.title)” opens nothing.") }
            screens.append(allScreens(of: user, at: trail + [row.title]))
            try user.screen.canGoBack ? user.goBack() : user.cancelEdits()
        } catch {
            screens.append("──── \((trail + [row.title]).joined(separator: " › "))\n\(error)")
        }
    }
    return screens.joined(separator: "\n\n")
}

extension HeadlessUser {
    fileprivate var rows: [Screen.Row] { screen.sections.flatMap(\.rows) }

    fileprivate var description: String { screen.description }
}
