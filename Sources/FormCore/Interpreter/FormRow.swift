/// A row of a form as its description says it in a state, whether or not its page has ever been opened.
///
/// ``FormSession/rows()`` returns all rows. What a row says is of the moment of the call.
@MainActor
public final class FormRow {
    let identity: RowIdentity
    private let facts: any RowFacts
    private let enclosure: RowEnclosure
    /// The row's path within the form.
    public private(set) lazy var path = identity.path
    /// True if the user could see the row on its page.
    private(set) var isVisibleOnPage: Bool
    /// True if the user could use the row on its page.
    private(set) var isEnabledOnPage: Bool
    /// What is known of the options, if the row is a choice.
    private var choice: Choice?

    private struct Choice {
        let title: String
        /// The options that the user can't choose, as the value's text, with the help that explains why.
        var disabled: [(option: String, help: String?)] = []
        /// The options that the user can't see, as the value's text.
        var hidden: [String] = []
        /// True if the user could use one of the options on the page.
        var isAnyUsable = false
    }

    init(_ identity: RowIdentity, _ facts: any RowFacts, in enclosure: RowEnclosure) {
        self.identity = identity
        self.facts = facts
        self.enclosure = enclosure
        isVisibleOnPage = enclosure.isVisible && facts.isVisible
        isEnabledOnPage = enclosure.isEnabled && facts.isEnabled
    }

    var section: TraversedSection { enclosure.section }

    /// The row's title, in the user's language.
    public var title: String { choice?.title ?? facts.title }

    /// The help below the title, or the reason why the row is disabled.
    public var shownHelp: String? { facts.reason ?? facts.help }

    /// The reason that the author gives for the row being disabled.
    var reason: String? { facts.reason }

    /// The kind of row, as it appears to the user.
    public var role: FormCell.Role { choice == nil ? facts.role : .row }

    /// Translated words by which a search finds the row.
    var keywords: [String] { facts.keywords }

    /// The heading of the group of items that the row belongs to.
    var heading: String? { facts.heading ?? enclosure.heading }

    /// The kind of the row's control; `nil` if it has none.
    var control: Control.Kind? { facts.controlKind }

    /// The titles of the rows that contain the row, the outermost first: expanders, or a row of several controls.
    var containers: [String] { enclosure.containers }

    /// True if the row is an expander, or has several controls.
    var isContainer: Bool { facts.isContainer }

    /// True if the row opens a page.
    public var opensPage: Bool { facts.opensPage }

    /// True if the page that the row opens is shown as a dialog.
    var opensDialog: Bool { facts.opensDialog }

    /// The text of the row's option, if the row is a single option.
    var optionText: String? { choice == nil ? facts.optionText : nil }

    /// The object that edits the list, if the row is that of a list.
    var items: (any NamedItems)? { facts.items }

    /// The options of a choice that the user can't choose, as the value's text, with the help that explains why.
    package var disabledOptions: [(option: String, help: String?)] { choice?.disabled ?? [] }

    /// The options of a choice that the user can't see, as the value's text.
    var hiddenOptions: [String] { choice?.hidden ?? [] }

    /// The titles of the pages and rows that lead to the row, beginning with the first page.
    public var pageTitles: [String] { section.page.titles + containers }

    /// The heading of the row's section.
    public var header: String? { section.header }

    /// The text below the row's section.
    public var footer: String? { section.footer }

    /// The text at the end of the row, with dots for a secret.
    public var detail: String? { facts.detail }

    /// True if the user could see and use the row on its page.
    var isUsableOnPage: Bool { choice?.isAnyUsable ?? (isVisibleOnPage && isEnabledOnPage) }

    /// True if the user could see the row and all rows that lead to it.
    public var isVisible: Bool { isVisibleOnPage && section.page.isVisible }

    /// True if the user could use the row and all rows that lead to it.
    public var isEnabled: Bool { isEnabledOnPage && section.page.isEnabled }

    /// The title of the row's page.
    var pageTitle: String? { section.page.titles.last }

    /// The path of the dialog with which the row's edits are applied; `nil` if there is none.
    var dialog: RowPath? { section.page.dialog }

    /// The row's value, which can be read and written at any time; `nil` for a row without one.
    public private(set) lazy var value: RowValue? = facts.makeValue()

    /// The row's data for an edit of the value.
    private(set) lazy var editTarget: EditTarget? =
        (value ?? identity.sharedValue).map { identity.editTarget($0, at: path) }

    /// The issue that the row's format and rules find, whether or not it is shown; `nil` for a row that can't be used.
    public private(set) lazy var issue: Notice? =
        if isVisible, isEnabled, canHaveIssue, let editTarget { identity.scope.model.issue(of: editTarget) } else {
            nil
        }

    /// False if the value suits the row whatever it is, no rule is about it, and nothing that was typed is unfinished.
    private var canHaveIssue: Bool {
        !facts.takesEachValue || identity.scope.mayHaveRules || identity.scope.model.hasRecord
    }

    /// True if the row has a switch, or is an option.
    var isSwitchOrOption: Bool { control == .switch || control == .checkButton || role == .option }

    /// The untranslated titles of the options in the row or, if the row opens a page for a single value, on that page.
    var optionsToFind: [String] {
        switch control {
        case .menu, .segments, .radioGroup: value?.options ?? []
        case nil where facts.isSingleValue: value?.options ?? []
        default: []
        }
    }

    /// The words by which a search finds the row, except its title: its keywords, and the titles and headings above it.
    var wordsToFind: [String] {
        let words = containers.isEmpty ? keywords : keywords + containers
        return heading.map { words + [$0] } ?? words
    }

    /// The texts of the value's options that the user can choose.
    package var usableOptions: [String] {
        let options = value?.options ?? []
        return options.filter { option in !disabledOptions.contains { $0.option == option } }
    }

    /// Reports mistakes that the form's author made in the row's value.
    func reportMistakes() {
        if !facts.takesEachValue { facts.reportMistakes(in: value) }
    }
}

/// The rows of a choice as one row.
extension FormRow {
    /// Makes the row of a choice's first option the row of the choice.
    ///
    /// - Parameter title: The title of the choice, in the user's language.
    func becomeChoice(titled title: String) {
        choice = Choice(title: title)
        note(self, facts.optionText)
    }

    /// Adds the row of another option.
    func join(_ option: FormRow) {
        note(option, option.optionText)
        if option.isVisibleOnPage { isVisibleOnPage = true }
        if option.isEnabledOnPage { isEnabledOnPage = true }
    }

    private func note(_ option: FormRow, _ text: String?) {
        if option.isVisibleOnPage, option.isEnabledOnPage { choice?.isAnyUsable = true }
        guard let text else { return }
        if !option.isEnabled { choice?.disabled.append((text, option.shownHelp)) }
        if !option.isVisibleOnPage { choice?.hidden.append(text) }
    }
}

extension FormRow {
    /// Returns the notice that would appear below the row if the user typed a text into it and left it. If it is an
    /// error, the text would be refused.
    ///
    /// The notice is the same as in the window. The text is tried on a copy of the state and nothing is written; this
    /// also works for a hidden or disabled row. Asynchronous rules are not run, see ``noticeInTime(for:)``. A row
    /// without a value has no notice.
    public func notice(for text: String) -> Notice? {
        guard let editTarget, identity.scope.session != nil else { return nil }
        return identity.scope.model.notice(for: text, in: editTarget)
    }

    /// Returns the same notice, but also runs the asynchronous rules, after the others have passed.
    ///
    /// As in the window, these rules are not run for a text that already is the value.
    public func noticeInTime(for text: String) async -> Notice? {
        let notice = notice(for: text)
        guard notice?.severity != .error, let editTarget, !isSame(text, editTarget.value.text()) else { return notice }
        let answer = await identity.scope.model.checks(of: text, in: editTarget).answer()
        return [notice, answer].compactMap { $0 }.mostSevere
    }
}
