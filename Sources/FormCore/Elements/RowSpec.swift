/// The description of a row: everything that its author has said of it.
final class RowSpec<State>: Sendable {
    /// The title as the author wrote it.
    let title: String
    /// The row's id, if the author has given it another one than its title.
    let id: String?
    let kind: RowKind<State>
    /// What modifiers have set; `nil` if they have set nothing.
    let properties: Shared<RowProperties<State>>?

    convenience init(title: String, _ kind: RowKind<State>) {
        self.init(title: title, id: nil, kind, nil)
    }

    init(title: String, id: String?, _ kind: RowKind<State>, _ properties: Shared<RowProperties<State>>?) {
        self.title = title
        self.id = id
        self.kind = kind
        self.properties = properties
    }

    /// The row's name on its page, unless it is repeated there; `nil` if only an author's closure knows it.
    var knownName: String? {
        if case .closure = kind { nil } else { id ?? title }
    }

    /// True if an author's closure sets the row up, or makes it.
    var isOfAuthor: Bool {
        switch kind {
        case .custom, .closure: true
        default: false
        }
    }

    /// True if the row can have a picture beside it.
    var hasPicture: Bool { properties?.value.picture != nil }

    /// Returns true if the row has a control beside others with a name.
    func hasPart(named name: String) -> Bool {
        if case .parts(let parts) = kind { parts.contains { $0.rowSpec().knownName == name } } else { false }
    }

    /// Returns the row with another id.
    func with(id: String) -> RowSpec { RowSpec(title: title, id: id, kind, properties) }

    /// Returns the row with other properties.
    func with(_ properties: RowProperties<State>) -> RowSpec { RowSpec(title: title, id: id, kind, Shared(properties)) }
}

extension RowSpec {
    /// Registers what concerns the row's value: its default, its rules and its effect, and its former paths.
    @MainActor
    func register(_ row: RowIdentity, _ access: any StateAccess<State>) {
        // The properties are read one by one, since a copy of all of them would take longer than everything else.
        guard let properties else { return }
        let page = row.scope
        if let ownDefault = properties.value.ownDefault { row.ownDefault = access.pullBack(ownDefault) }
        let formerPaths = properties.value.formerPaths
        if !formerPaths.isEmpty { page.session?.add(formerPaths: formerPaths, of: row.path) }
        let (rules, asyncRules) = (properties.value.rules, properties.value.asyncRules)
        let effect = properties.value.effect
        if rules == nil, asyncRules == nil, effect == nil { return }
        let path = row.path
        for rule in rules ?? [] { page.add(.immediate(access.pullBack(rule)), for: [path]) }
        for rule in asyncRules ?? [] {
            page.add(.asynchronous(debounce: rule.debounce, access.pullBack(rule.look)), for: [path])
        }
        if let effect {
            page.set(
                RowEffect(isAsked: access.pullBack(effect.isAsked), work: access.pullBack(effect.work)), of: path)
        }
    }
}

/// What a row is.
enum RowKind<State>: Sendable {
    case control(ControlSpec<State>, isLeading: Bool)
    case content(Shared<RowContent<State>>)
    /// One of several options.
    indirect case option(any OptionNode<State>)
    indirect case notice(NoticeSpec<State>)
    /// A button that acts on the list item whose page it is on.
    indirect case itemButton(ItemButtonSpec)
    /// Controls side by side.
    case parts([Element<FormCell, State>])
    indirect case expander(ExpanderSpec<State>)
    /// A row that an author's closure sets up.
    case custom(@MainActor @Sendable (FormCell, RenderingContext<State>) -> @MainActor (State) -> Void)
    /// A row that an author's closure makes.
    case closure(ElementClosure<FormCell, State>)
}

/// What a row without a control is.
struct RowContent<State>: Sendable {
    var role = FormCell.Role.row
    /// Makes the field of the row's value.
    var field: FieldMaker<State>?
    /// Returns the text at the end of the row.
    var detail: (@MainActor (State, Notation) -> String)?
    var page: PageLink<State>?
    /// The kind of the control that ``configure`` gives the row; `nil` if it gives it none.
    var control: Control.Kind?
    /// The mistakes that the author made in the description; `nil` if there are none.
    var mistakes: [RowMistake]?
    /// Sets up the live row beyond the other properties, and keeps it up to date, including the detail.
    var configure: (@MainActor (FormCell, RenderingContext<State>) -> Void)?
}

/// The page that a row opens. Its title is that of the row.
final class PageLink<State>: Sendable {
    let form: Form<State>
    /// True if the page edits just the row's value, so that its rows have the path of the row.
    let isSingleValue: Bool

    init(form: Form<State>, isSingleValue: Bool = false) {
        self.form = form
        self.isSingleValue = isSingleValue
    }
}

/// A row that shows and hides others.
struct ExpanderSpec<State>: Sendable {
    let isExpanded: Bool
    /// The switch in the row, and whether it is on.
    var toggle: (control: ControlSpec<State>, isOn: @MainActor (State) -> Bool)?
    let groups: [Element<RowGroup, State>]
}

/// A row that shows the program's notice while there is one.
struct NoticeSpec<State>: Sendable {
    let notice: @MainActor (State) -> Notice?
    let control: ControlSpec<State>?
}

/// A button that acts on the list item whose page it is on.
struct ItemButtonSpec: Sendable {
    let style: ButtonStyle
    let action: RowActions.Action
    /// The modifier with which the list offers the action, for a report that it doesn't.
    let modifier: String
}

/// One of several options, independent of the type of the value.
protocol OptionNode<State>: Sendable {
    associatedtype State

    /// Makes the row's value. The options of a choice share one, which keeps track of all of them.
    @MainActor
    func makeValue(titled title: String, in context: RenderingContext<State>) -> RowValue?

    /// Sets up the live row.
    @MainActor
    func configure(_ cell: FormCell, titled title: String, in context: RenderingContext<State>)
}

/// What modifiers set. Any row can have each of these properties; most rows have none.
struct RowProperties<State>: Sendable {
    /// Reads the state: a key path or a closure.
    typealias Read<Value> = @MainActor (State) -> Value

    /// Makes the field of the value that the author declares for a row of their own.
    var field: FieldMaker<State>?
    /// The form that the author declares to be the page of a row of their own.
    var form: Form<State>?
    var title: Read<String>?
    var titleStyle: Read<TitleStyle>?
    var help: RowText<State>?
    var symbol: RowText<State>?
    var badge: Read<Int?>?
    var status: Read<RowStatus>?
    var picture: Read<Picture?>?
    var keywords: [String] = []
    var formerPaths: [RowPath] = []
    /// True while all conditions hold. One function, since to go through an array of functions of `State` takes longer
    /// than to call them.
    var visible: Read<Bool>?
    // Lists that most rows don't have are optional, since even asking an empty one takes time in generic code.
    /// Each returns the reason why the row can't be used, or `nil` if it can. An empty reason is not shown.
    var disablingReasons: [Read<Sentence?>]?
    var rules: [StateReader<State, Notice>]?
    var asyncRules: [(debounce: Duration, look: StateReader<State, RowRule.AsyncCheck>)]?
    var effect: EffectSpec<State>?
    var ownDefault: StateDefault<State>?
    var hasDefault = true
    var showsReset = false
    var isCopyable = false
    /// Whether the row conceals its text, and if so, whether it does at first.
    var concealment: Concealment?
    var presentation: Presentation?
    var question: Read<FormQuestion?>?

    /// A row's text that is concealed, at least until the user reveals it.
    struct Concealment: Sendable {
        let isConcealedAtFirst: Bool
    }
}

/// A text of a row.
enum RowText<State>: Sendable {
    /// As the author wrote it.
    case fixed(String)
    case followed(@MainActor (State) -> String?)
}

extension Element {
    /// Returns the description of the row.
    func rowSpec() -> RowSpec<State> where Content == FormCell {
        switch body {
        case .node(.row(let row)): row
        case .node: preconditionFailure("A row's node is a row.")
        case .closure(let closure): RowSpec(title: "", .closure(closure))
        }
    }

    /// Returns the row with a change of its properties.
    func changing(_ change: (inout RowProperties<State>) -> Void) -> Self where Content == FormCell {
        let row = rowSpec()
        var properties = row.properties?.value ?? RowProperties()
        change(&properties)
        return Element(node: .row(row.with(properties)))
    }
}

extension Element where Content == FormCell {
    init(title: String, _ kind: RowKind<State>) {
        self.init(node: .row(RowSpec(title: title, kind)))
    }

    init(title: String, _ content: RowContent<State>) {
        self.init(title: title, .content(Shared(content)))
    }
}

extension String {
    /// The text, unless it has only white space.
    var unlessBlank: String? { allSatisfy(\.isWhitespace) ? nil : self }
}
