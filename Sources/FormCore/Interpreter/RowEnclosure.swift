/// What contains a row: its section, and the rows around it.
@MainActor
final class RowEnclosure {
    let section: TraversedSection
    /// True if the user could see what contains the row on its page.
    var isVisible = true
    /// True if the user could use what contains the row on its page.
    var isEnabled = true
    /// The row that contains the row.
    var line: RowIdentity?
    /// The titles of the rows that contain the row, the outermost first: expanders, or a row of several controls.
    var containers: [String] = []
    /// The choice that the row is an option of.
    var choice: RowIdentity?
    /// The heading of the group of items that the row belongs to.
    var heading: String?

    init(_ section: TraversedSection) {
        self.section = section
    }

    func copy() -> RowEnclosure {
        let copy = RowEnclosure(section)
        (copy.isVisible, copy.isEnabled, copy.line) = (isVisible, isEnabled, line)
        (copy.containers, copy.choice, copy.heading) = (containers, choice, heading)
        return copy
    }
}
