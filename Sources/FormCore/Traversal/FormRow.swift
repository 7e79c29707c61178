/// A row of a form as its description says it in a state, whether or not its page has ever been opened.
///
/// ``FormSession/rows()`` returns all rows. What a row says is of the moment of the call.
@MainActor
public final class FormRow {
    let identity: RowIdentity
    let section: TraversedSection
    /// The row's path within the form.
    public private(set) lazy var path = identity.path
    /// The row's title, in the user's language.
    public internal(set) var title: String
    /// The help below the title, or the reason why the row is disabled.
    public internal(set) var help: String?
    /// The reason that the author gives for the row being disabled.
    var reason: String?
    /// The kind of row, as it appears to the user.
    public internal(set) var role = FormCell.Role.row
    /// Translated words by which a search finds the row.
    var keywords: [String] = []
    /// The heading of the group of items that the row belongs to.
    var heading: String?
    /// The kind of the row's control; `nil` if it has none.
    var control: Control.Kind?
    /// The titles of the rows that contain the row, the outermost first: expanders, or a row of several controls.
    var containers: [String] = []
    /// True if the row is an expander, or has several controls.
    var isContainer = false
    /// True if the row opens a page.
    public internal(set) var opensPage = false
    /// True if the page that the row opens is shown as a dialog.
    var opensDialog = false
    /// True if the page that the row opens edits just the row's value.
    var isSingleValue = false
    /// The text of the row's option, if the row is a single option.
    var optionText: String?
    /// True if the user could see the row on its page.
    var isVisibleOnPage: Bool
    /// True if the user could use the row on its page.
    var isEnabledOnPage: Bool
    /// The options of a choice that the user can't choose, as the value's text, with the help that explains why.
    package private(set) var disabledOptions: [(option: String, help: String?)] = []
    /// The options of a choice that the user can't see, as the value's text.
    private(set) var hiddenOptions: [String] = []
    /// True if the user could use one of the options of a choice on its page; `nil` if the row is not a choice.
    private var isAnyOptionUsable: Bool?
    /// Reads the text at the end of the row, with dots for a secret.
    var readDetail: (() -> String?)?
    /// Makes the row's value.
    var makeValue: (() -> RowValue?)?
    /// The object that edits the list, if the row is that of a list.
    var items: (any NamedItems)?
    /// The live row, if the row was made by an author's closure, so that it had to be rendered.
    var cell: FormCell?

    init<State>(_ identity: RowIdentity, in scope: TraversalScope<State>, title: String) {
        self.identity = identity
        self.title = title
        section = scope.section
        (isVisibleOnPage, isEnabledOnPage) = (scope.isVisible, scope.isEnabled)
        (containers, heading) = (scope.containers, scope.heading)
    }

    /// The titles of the pages and rows that lead to the row, beginning with the first page.
    public var pageTitles: [String] { section.page.titles + containers }

    /// The heading of the row's section.
    public var header: String? { section.header }

    /// The text below the row's section.
    public var footer: String? { section.footer }

    /// The text at the end of the row, with dots for a secret.
    public var detail: String? { readDetail?() }

    /// True if the user could see and use the row on its page.
    var isUsableOnPage: Bool { isAnyOptionUsable ?? (isVisibleOnPage && isEnabledOnPage) }

    /// True if the user could see the row and all rows that lead to it.
    public var isVisible: Bool { isVisibleOnPage && section.page.isVisible }

    /// True if the user could use the row and all rows that lead to it.
    public var isEnabled: Bool { isEnabledOnPage && section.page.isEnabled }

    /// The title of the row's page.
    var pageTitle: String? { section.page.titles.last }

    /// The path of the dialog with which the row's edits are applied; `nil` if there is none.
    var dialog: RowPath? { section.page.dialog }

    /// The row's value, which can be read and written at any time; `nil` for a row without one.
    public private(set) lazy var value: RowValue? = cell.map { $0.value } ?? makeValue?()

    /// The row's data for an edit of the value.
    private(set) lazy var edited: EditedRow? =
        if let cell { cell.edited } else { (value ?? identity.sharedValue).map { identity.edited($0, at: path) } }

    /// The issue that the row's format and rules find, whether or not it is shown; `nil` for a row that can't be used.
    public private(set) lazy var issue: Notice? =
        if isVisible, isEnabled, let edited { identity.scope.model.issue(of: edited) } else { nil }

    /// True if the row has a switch, or is an option.
    var isSwitchOrOption: Bool { control == .switch || control == .checkButton || role == .option }

    /// The untranslated titles of the options in the row or, if the row opens a page for a single value, on that page.
    var optionsToFind: [String] {
        switch control {
        case .menu, .segments, .radioGroup: value?.options ?? []
        default: isSingleValue ? value?.options ?? [] : []
        }
    }

    /// The texts of the value's options that the user can choose.
    package var usableOptions: [String] {
        let options = value?.options ?? []
        return options.filter { option in !disabledOptions.contains { $0.option == option } }
    }

    /// Reads what a live row says, which is not kept longer than the traversal.
    func releaseCell() {
        guard cell != nil else { return }
        let detail = detail
        _ = (value, edited, issue)
        readDetail = { detail }
        cell = nil
    }

    /// Reports mistakes that the form's author made in the row's value.
    func reportMistakes() {
        if let cell { cell.reportMistakes() } else { value?.reportFlaws() }
    }
}

/// The rows of a choice as one row.
extension FormRow {
    /// Makes the row of a choice's first option the row of the choice.
    ///
    /// - Parameter title: The title of the choice, in the user's language.
    func becomeChoice(titled title: String) {
        note(self)
        (self.title, role, optionText) = (title, .row, nil)
    }

    /// Adds the row of another option.
    func join(_ option: FormRow) {
        note(option)
        if option.isVisibleOnPage { isVisibleOnPage = true }
        if option.isEnabledOnPage { isEnabledOnPage = true }
    }

    private func note(_ option: FormRow) {
        isAnyOptionUsable = isAnyOptionUsable == true || option.isVisibleOnPage && option.isEnabledOnPage
        guard let text = option.optionText else { return }
        if !option.isEnabled { disabledOptions.append((text, option.help)) }
        if !option.isVisibleOnPage { hiddenOptions.append(text) }
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
        guard let edited, identity.scope.session != nil else { return nil }
        return identity.scope.model.notice(for: text, in: edited)
    }

    /// Returns the same notice, but also runs the asynchronous rules, after the others have passed.
    ///
    /// As in the window, these rules are not run for a text that already is the value.
    public func noticeInTime(for text: String) async -> Notice? {
        let notice = notice(for: text)
        guard notice?.severity != .error, let edited, !isSame(text, edited.value.text()) else { return notice }
        let answer = await identity.scope.model.checks(of: text, in: edited).answer()
        return [notice, answer].compactMap { $0 }.mostSevere
    }
}
