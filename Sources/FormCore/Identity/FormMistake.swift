/// A mistake in a form, found while the form is rendered or used.
///
/// The description is for the form's author. In spite of the mistake, the form keeps working as far as possible.
public struct FormMistake: Hashable, Sendable, CustomStringConvertible, ExpressibleByStringInterpolation {
    /// The text for the form's author: what is wrong, where, and what to do.
    public let description: String

    /// Identifies the mistake. Of several mistakes with the same topic, only the first is reported, even if their
    /// descriptions differ, for example because a value that they mention has changed.
    let topic: String

    /// Makes a mistake from its description, for code that runs its own checks of a form.
    public init(_ description: String) {
        self.init(description, once: description)
    }

    public init(stringLiteral description: String) {
        self.init(description)
    }

    init(_ description: String, once topic: String) {
        self.description = description
        self.topic = topic
    }

    public static func == (one: FormMistake, other: FormMistake) -> Bool { one.description == other.description }

    public func hash(into hasher: inout Hasher) { hasher.combine(description) }

    static func repeatedRow(path: RowPath) -> FormMistake {
        """
        Several rows share the name “\(path)”; the others get a number, such as “\(path)#2”. Give each an \
        identifier of its own with .id(_:).
        """
    }

    static func formerPathOfRow(_ former: RowPath, row: RowPath) -> FormMistake {
        """
        The row “\(row)” was formerly “\(former)”, but the form has a row “\(former)”, so that path leads there. \
        Remove it from .formerly(_:), or give the other row another identifier with .id(_:).
        """
    }

    static func sharedFormerPath(_ former: RowPath, of row: RowPath, and other: RowPath) -> FormMistake {
        """
        The rows “\(row)” and “\(other)” were both formerly “\(former)”, so that path leads to the first. Remove it \
        from the .formerly(_:) of one of them.
        """
    }

    static func repeatedOption(row: RowPath) -> FormMistake {
        """
        The option of the row “\(row)” is on its page twice, so two rows are checked at once. Remove one of them.
        """
    }

    static func optionOfOtherValue(_ title: String, choice: RowPath) -> FormMistake {
        """
        The option “\(title)” of the choice “\(choice)” writes to another key path than those before it. Give it a \
        choice of its own.
        """
    }

    static func secondSidebar(page: String) -> FormMistake {
        """
        Several sections of the page “\(page)” should be the sidebar, so only the first one is. Remove .sidebar from \
        the others.
        """
    }

    static func sharedTitle(_ title: String, row: RowPath) -> FormMistake {
        """
        Two options of the row “\(row)” have the title “\(title)”, so only the first can be chosen by it, such as \
        on the command line. Give each a title of its own.
        """
    }

    static func noOption(_ title: String, row: RowPath) -> FormMistake {
        FormMistake(
            """
            The row “\(row)” has the value “\(title)”, which is not one of its options, so no option is checked. Make \
            it an option, or let the state never have it.
            """, once: "no option: \(row)")
    }

    static func unreadableText(_ text: (text: String, reason: String)?, row: RowPath) -> FormMistake {
        FormMistake(
            """
            The format of the row “\(row)” can't read its own \
            text\(text.map { " “\($0.text)”: “\($0.reason)”" } ?? ".") Make parse read everything that print writes.
            """, once: "unreadable: \(row)")
    }

    static func misreadText(_ text: String?, row: RowPath) -> FormMistake {
        FormMistake(
            """
            The format of the row “\(row)” reads another value from its own text\(text.map { " “\($0)”" } ?? "") than \
            the one that it was printed for. Make parse return the value that print was given.
            """, once: "misread: \(row)")
    }

    static func stepOfNothing(_ step: String, row: RowPath) -> FormMistake {
        """
        The number of the row “\(row)” has a step of \(step), which is not above 0, so 1 is used. Give it a step \
        above 0.
        """
    }

    static func oneNumber(_ number: String, row: RowPath) -> FormMistake {
        """
        The range of the row “\(row)” has one number, \(number), so there is nothing to choose. Give it a range of \
        several numbers.
        """
    }

    static func markOutOfRange(_ number: String, row: RowPath) -> FormMistake {
        """
        The slider of the row “\(row)” has a mark at \(number), which is out of its range, so it is not shown. \
        Mark numbers of the range.
        """
    }

    static func unusableUnit(_ title: String, row: RowPath) -> FormMistake {
        """
        The row “\(row)” has the unit “\(title)”, which has the title of another unit or yields no number that the \
        row can have, so it is left out. Give it a title of its own and a factor above 0, and where whole numbers \
        are kept, a whole one.
        """
    }

    static func noUnit(row: RowPath) -> FormMistake {
        """
        The row “\(row)” should have a menu of units but has no units, so it is a plain number field. Give it \
        units, such as .bytes(), or write numberField(keyPath:).
        """
    }

    static func rowWithoutName(page: String) -> FormMistake {
        """
        A row on the page “\(page)” has no title, so nothing can name it. Give it a title, or an identifier with \
        .id(_:).
        """
    }

    static func rulesWithoutValue(row: RowPath) -> FormMistake {
        """
        The row “\(row)” has rules but no value that the user could type or choose, so they never run. Give them \
        to the rows that have the values: each its own, or to several by their paths with .rule(for:).
        """
    }

    static func effectWithoutValue(row: RowPath) -> FormMistake {
        """
        The row “\(row)” has an effect but no value that the user could type or choose, so it is never performed. Give \
        it to the rows that have the values.
        """
    }

    static func resetWithoutDefaults(row: RowPath) -> FormMistake {
        """
        The row “\(row)” is .resettable(), but has no default, so its button is never shown. Give the driver \
        defaults, or the row a default of its own with .default(_:from:).
        """
    }

    static func resetWithoutDefaults(section number: Int, page: String) -> FormMistake {
        """
        Section \(number) of the page “\(page)” is .resettable(), but its rows have no defaults, so its button is never \
        shown. Give the driver defaults.
        """
    }

    static func addedItemTwice(_ id: String, list: RowPath) -> FormMistake {
        FormMistake(
            """
            The closure of .adding(_:) makes an item with the id “\(id)”, which the list “\(list)” has already, so \
            nothing is added. Give each new item an id that no other item has.
            """, once: "added twice: \(list)")
    }

    static func ruleWithoutRow(page: String) -> FormMistake {
        """
        A .rule(for:) of the page “\(page)” names no row, so it never runs. Name the rows that have the values.
        """
    }

    static func modifiersOfClosure(page: String) -> FormMistake {
        """
        A closure makes a list on the page “\(page)”, so the modifiers that are given to the result have no \
        effect. Give them to the list in the closure.
        """
    }

    static func declarationOfOtherRow(row: RowPath) -> FormMistake {
        """
        The row “\(row)” is not made by a closure, so .value(_:format:) and .opens(_:) have no effect. Its value and \
        its page are those of the function that makes it.
        """
    }

    static func pageWithoutTitle(row: RowPath) -> FormMistake {
        """
        The row “\(row)” opens a page but has no title, so the page has no title either. Give the row a title.
        """
    }

    static func presentationWithoutPage(row: RowPath) -> FormMistake {
        """
        The row “\(row)” sets a presentation but opens no page. Write .presented(as:) after the function that \
        gives the row its page.
        """
    }

    static func pictureWithoutPage(row: RowPath) -> FormMistake {
        """
        The row “\(row)” has a picture beside the other rows but opens no page that pressing the picture could show. \
        Write .picture(from:) after detailTextCell(title:keyPath:form:), or show the picture in a row with \
        picture(size:value:description:).
        """
    }

    static func severalPictures(row: RowPath) -> FormMistake {
        """
        The row “\(row)” has a picture, and so does another row of its section, but there is room for one beside the \
        rows. Move one of them into a section of its own.
        """
    }

    static func repeatedItem(_ id: String, list: RowPath) -> FormMistake {
        """
        Two items of the list “\(list)” have the id “\(id)”, so only the first is shown. Give each item an id that \
        no other item has.
        """
    }

    static func changedIdentity(_ id: String, list: RowPath) -> FormMistake {
        """
        An edit of the item “\(id)” of the list “\(list)” has changed its id, so it counts as another item. Give \
        items an id that is not edited.
        """
    }

    static func buttonOfNoItem(row: RowPath, modifier: String) -> FormMistake {
        """
        The row “\(row)” acts on an item of a list, but is not on the page of an item of a list with \(modifier), \
        so it does nothing. Write \(modifier) after the list, or remove the row.
        """
    }

    static func sectionWithoutRows(number: Int, page: String) -> FormMistake {
        """
        Section \(number) of the page “\(page)” has no rows, so it is never shown. Give it a row, or remove it.
        """
    }

    static func partWithoutControl(row: RowPath) -> FormMistake {
        """
        The row “\(row)” is in another row and has no control of its own, so it can't be used there. Put rows with \
        a control into a controlsCell, and others below it.
        """
    }

    static func expanderInRow(_ row: RowPath) -> FormMistake {
        """
        The row “\(row)” is an expander, but is in another row, in an item of a list or in a section's heading, \
        where it can't show its rows. Put it into the braces of a section or of another expander.
        """
    }

    static func headerButtonInExpander(row: RowPath) -> FormMistake {
        """
        A list in the expander “\(row)” has its button in a section's heading, which an expander doesn't have, so \
        it is not shown. Leave the button in the last row.
        """
    }

    static func searchableInExpander(row: RowPath) -> FormMistake {
        """
        A list in the expander “\(row)” is searchable, and its field would be above the rows of the whole section, \
        so it is not shown. Put the list into a section of its own.
        """
    }

    static func noButton(row: RowPath) -> FormMistake {
        """
        The row “\(row)” should ask before it is pressed, or be in a section's heading, but is not a button. Make \
        it with buttonCell(title:style:action:), or give it an onSelect.
        """
    }

    static func notTyped(row: RowPath, modifier: String) -> FormMistake {
        """
        The control of the row “\(row)” has \(modifier), which doesn't apply to its kind of input, so it is left \
        out. Give it to a control such as textField(keyPath:) or passwordField(keyPath:), or remove it.
        """
    }

    static func unusableLink(_ link: String, row: RowPath) -> FormMistake {
        """
        The row “\(row)” has the link “\(link)”, which can't be opened. Write it with its scheme and in characters \
        of ASCII, such as https://example.org.
        """
    }

    static func formInsideItself(row: RowPath) -> FormMistake {
        """
        The row “\(row)” opens a form that contains it, so the form has no end. It is traversed once; give the row \
        a form of its own if it should be found further down.
        """
    }

    static func cellOfOtherRow(row: RowPath) -> FormMistake {
        """
        The cell of the row “\(row)” is in the form twice, or was kept from an earlier rendering. Make a new one \
        each time its element is rendered.
        """
    }

    static func valueOfOtherRow(row: RowPath) -> FormMistake {
        """
        The control or the value of the row “\(row)” was made with the context of another row, or of none, so \
        typed text goes to the wrong row. Make it with the context that the row itself is rendered with.
        """
    }

    static func valueOfOtherForm(row: RowPath) -> FormMistake {
        """
        The control or the value of the row “\(row)” belongs to the form of another driver, so this form can't \
        read or write it. Make it with the context that the row itself is rendered with.
        """
    }

    static func controlWithoutUpdate(row: RowPath) -> FormMistake {
        """
        The control of the row “\(row)” does not show the value of the state, because its update is never called. \
        Pass on the update of everything you render in RenderedElement(content:update:).
        """
    }

    static func noSuchRow(_ name: NamedRow) -> FormMistake {
        """
        \(name.caller) names the row “\(name.path)”, but the form has no such row, so it has no effect. Write its \
        title or its .id(_:), after those of the rows that are opened to get there.
        """
    }

    static func secondView(of title: String) -> FormMistake {
        """
        The form “\(title)” is shown a second time, but a session can have only one view, so the second view stays \
        empty. Present the window that is there, or give the second a driver of its own.
        """
    }

    static func driverGone(of title: String) -> FormMistake {
        """
        The driver of the form “\(title)” is gone, so what the user does has no effect. Hold the driver for as long as \
        the form is shown, such as in a property beside the window; a session doesn't hold it.
        """
    }

    static func otherDefaults(rows: [RowPath]) -> FormMistake {
        """
        The store and the driver have different defaults for \
        \(rows.prefix(3).map { "“\($0)”" }.joined(separator: ", ")), so a reset gives the user another value than a \
        missing file. Give both the same defaults.
        """
    }

    package static func otherApplication(_ id: String, store: String) -> FormMistake {
        """
        The application “\(id)” keeps its settings in those of “\(store)”. Give the store and the application the same \
        identifier.
        """
    }

    package static func unkeptStore(of state: String) -> FormMistake {
        """
        A store has read the settings of type \(state), but keeps no form, so no change is saved. Write \
        run(driver, keeping: store).
        """
    }

    static let changesWithoutEnd = FormMistake(
        """
        An observer of the form changes the state each time it is notified of a change, without end. The changes that \
        were still waiting are dropped; make it change the state only when something differs.
        """)
}

/// A mistake in a row, given the row's path.
typealias RowMistake = @Sendable (RowPath) -> FormMistake
