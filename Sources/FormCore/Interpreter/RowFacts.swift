/// What a row says of itself at the moment of a question.
@MainActor
protocol RowFacts: AnyObject {
    /// The title, in the user's language.
    var title: String { get }
    /// The help below the title.
    var help: String? { get }
    /// The reason that the author gives for the row being disabled.
    var reason: String? { get }
    /// False if a condition of the row hides it.
    var isVisible: Bool { get }
    /// False if a condition of the row disables it.
    var isEnabled: Bool { get }
    var role: FormCell.Role { get }
    /// Translated words by which a search finds the row.
    var keywords: [String] { get }
    /// The kind of the row's control; `nil` if it has none.
    var controlKind: Control.Kind? { get }
    /// True if each value suits the row's control, so that only a rule can find an issue.
    var takesEachValue: Bool { get }
    /// True if the row is an expander, or has several controls.
    var isContainer: Bool { get }
    var opensPage: Bool { get }
    var opensDialog: Bool { get }
    /// True if the page that the row opens edits just the row's value.
    var isSingleValue: Bool { get }
    /// The text of the row's option, if the row is a single option.
    var optionText: String? { get }
    /// The text at the end of the row, with dots for a secret.
    var detail: String? { get }
    /// The heading of the group of items that the row belongs to, if the row itself knows it.
    var heading: String? { get }
    /// The object that edits the list, if the row is that of a list.
    var items: (any NamedItems)? { get }

    /// Makes the row's value.
    func makeValue() -> RowValue?

    /// Reports mistakes that the form's author made in the row's value, if it has one.
    func reportMistakes(in value: RowValue?)
}

/// What the description of a row says in a state.
final class DescribedFacts<State>: RowFacts {
    private let spec: RowSpec<State>
    private let identity: RowIdentity
    private let moment: Moment<State>
    private let obstacles: [Sentence]
    let isVisible: Bool
    /// The value of an option. A choice does not keep the one that its options share.
    private let optionValue: RowValue?

    init(_ spec: RowSpec<State>, _ identity: RowIdentity, at moment: Moment<State>) {
        self.spec = spec
        self.identity = identity
        self.moment = moment
        isVisible = spec.isVisible(in: moment.state)
        obstacles = spec.obstacles(in: moment.state, moment.access)
        optionValue = if case .option = spec.kind { spec.makeValue(of: identity, moment.access) } else { nil }
    }

    private var notation: Notation { identity.scope.notation }

    var title: String { spec.title(in: moment.state, notation) }

    var help: String? { spec.help(in: moment.state, notation) }

    var reason: String? {
        obstacles.isEmpty ? nil : obstacles.lazy.compactMap { self.notation.say($0).unlessBlank }.first
    }

    var isEnabled: Bool { obstacles.isEmpty }

    var role: FormCell.Role { spec.role }

    var keywords: [String] { spec.keywords(notation) }

    var controlKind: Control.Kind? { spec.controlKind }

    var takesEachValue: Bool { spec.takesEachValue }

    var isContainer: Bool { spec.isContainer }

    var opensPage: Bool { spec.page != nil }

    var opensDialog: Bool { spec.properties?.value.presentation == .dialog }

    var isSingleValue: Bool { spec.page?.isSingleValue ?? false }

    var optionText: String? {
        guard case .option = spec.kind else { return nil }
        return identity.sharedValue != nil ? spec.title : Format.onOff.print(true)
    }

    var detail: String? {
        let detail = spec.detail(in: moment.state, notation)
        return spec.properties?.value.concealment == nil ? detail : detail.map(concealed)
    }

    var heading: String? { nil }

    var items: (any NamedItems)? { nil }

    func makeValue() -> RowValue? { optionValue ?? spec.makeValue(of: identity, moment.access) }

    func reportMistakes(in value: RowValue?) { value?.reportFlaws() }
}

/// What a row says that has no description: that of a list as a whole, or one that an author's closure makes.
final class StatedFacts: RowFacts {
    let title: String
    let role: FormCell.Role
    private(set) var help: String?
    private(set) var reason: String?
    private(set) var isVisible = true
    private(set) var isEnabled = true
    private(set) var keywords: [String] = []
    private(set) var controlKind: Control.Kind?
    let takesEachValue = false
    private(set) var isContainer = false
    private(set) var opensPage = false
    private(set) var opensDialog = false
    private(set) var isSingleValue = false
    private(set) var optionText: String?
    private(set) var detail: String?
    private(set) var heading: String?
    var items: (any NamedItems)?
    private let value: @MainActor () -> RowValue?
    /// The live row, which is gone after the traversal.
    private weak var cell: FormCell?

    init(title: String, role: FormCell.Role, value: @escaping @MainActor () -> RowValue?) {
        self.title = title
        self.role = role
        self.value = value
    }

    /// Makes the facts of a live row.
    convenience init(_ cell: FormCell) {
        self.init(title: cell.title, role: cell.role) { [value = cell.value] in value }
        (help, reason, keywords) = (cell.help, cell.enabling.reason, cell.keywords)
        // The row of a list as a whole is shown only in a conflict, but can be named at any time.
        (isVisible, isEnabled) = (cell.isVisible || cell.role == .list, cell.isEnabled)
        controlKind = cell.control?.kind
        isContainer = cell.isExpander || !cell.parts.isEmpty
        opensPage = cell.destination != nil
        opensDialog = cell.destination?.presentation == .dialog
        isSingleValue = cell.destination?.isSingleValue ?? false
        optionText = cell.optionText
        detail = cell.isConcealed ? cell.detail.map(concealed) : cell.detail
        heading = cell.heading?.title
        self.cell = cell
    }

    func makeValue() -> RowValue? { value() }

    func reportMistakes(in value: RowValue?) {
        if let cell { cell.reportMistakes() } else { value?.reportFlaws() }
    }
}

/// The state at the moment of a question, and the access to it.
final class Moment<State> {
    let access: any StateAccess<State>
    let state: State

    init(_ access: any StateAccess<State>, _ state: State) {
        self.access = access
        self.state = state
    }
}
