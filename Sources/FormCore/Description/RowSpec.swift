/// The description of a row: everything that its author has said of it.
struct RowSpec<State>: Sendable {
    /// The title as the author wrote it.
    var title: String
    /// The row's id, if the author has given it another one than its title.
    var id: String?
    /// What the row is, such as a row with a control.
    let kind: any RowKind<State>
    private var shared: Shared<RowProperties<State>>?

    init(title: String, _ kind: any RowKind<State>) {
        self.title = title
        self.kind = kind
    }

    /// What modifiers have set; `nil` if they have set nothing.
    var properties: RowProperties<State>? {
        get { shared?.value }
        set { shared = newValue.map(Shared.init) }
    }
}

/// A kind of row.
protocol RowKind<State>: Sendable {
    associatedtype State

    /// Makes the live row.
    @MainActor
    func render(titled title: String, in context: RenderingContext<State>) -> RenderedElement<FormCell, State>
}

/// What modifiers set. Any row can have each of these properties; most rows have none.
struct RowProperties<State>: Sendable {
    /// Reads the state: a key path or a closure.
    typealias Read<Value> = @MainActor (State) -> Value

    /// A condition for using the row.
    enum Enabling: Sendable {
        case condition(Read<Bool>)
        /// Returns the reason why the row can't be used.
        case reason(Read<Sentence?>)
    }

    /// A text or a name that is always the same, or that follows the state.
    enum Text: Sendable {
        case fixed(String)
        case following(Read<String?>)
    }

    var title: Read<String>?
    var titleStyle: Read<TitleStyle>?
    /// A fixed text is translated.
    var help: Text?
    var symbol: Text?
    var badge: Read<Int?>?
    var status: Read<RowStatus>?
    var picture: Read<Picture?>?
    var keywords: [String] = []
    var formerPaths: [RowPath] = []
    var visible: [Read<Bool>] = []
    var enabled: [Enabling] = []
    var rules: [StateCheck<State>] = []
    var effect: StateEffect<State>?
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

/// A value that copies of a struct share until one of them changes it.
final class Shared<Value: Sendable>: Sendable {
    let value: Value

    init(_ value: Value) {
        self.value = value
    }
}

extension Element where Content == FormCell {
    init(title: String, _ kind: any RowKind<State>) {
        self.init(node: RowSpec(title: title, kind))
    }
}

extension Element {
    /// Returns the description of the row. What is said of a row that a closure makes, or that is over a part of the
    /// state, stands around that row.
    func rowSpec() -> RowSpec<State> where Content == FormCell {
        node as? RowSpec<State> ?? RowSpec(title: "", InnerRow(row: self))
    }

    /// Returns the row with a change of its description.
    func setting(_ change: (inout RowSpec<State>) -> Void) -> Self where Content == FormCell {
        var spec = rowSpec()
        change(&spec)
        return Element(node: spec)
    }

    /// Returns the row with a change of a property.
    func setting<Value>(_ property: WritableKeyPath<RowProperties<State>, Value>, to value: Value) -> Self
    where Content == FormCell {
        changing { $0[keyPath: property] = value }
    }

    /// Returns the row with a change of its properties.
    func changing(_ change: (inout RowProperties<State>) -> Void) -> Self where Content == FormCell {
        setting { spec in
            var properties = spec.properties ?? RowProperties()
            change(&properties)
            spec.properties = properties
        }
    }
}

/// A row that a closure makes, or that is over a part of the state.
struct InnerRow<State>: RowKind {
    let row: Element<FormCell, State>

    func render(titled title: String, in context: RenderingContext<State>) -> RenderedElement<FormCell, State> {
        row.render(context)
    }
}
