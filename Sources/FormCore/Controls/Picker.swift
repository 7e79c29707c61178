/// A live control for choosing one of several options; see ``picker(title:keyPath:options:style:text:help:)``.
@MainActor
public final class Picker: ValueControl, Observed {
    public enum Property: Sendable, CaseIterable {
        case options, chosen
    }

    /// An option as the user sees it.
    public struct Option: Equatable, Sendable {
        /// The option's title, in the user's language.
        public let title: String
        /// A sentence that explains the option, shown where there is room for it.
        public let help: String?
    }

    /// The options, in order. In a menu, if the state's value is not among the author's options, an option for that
    /// value is appended.
    public var options: [Option] { shown.options }

    /// The index of the chosen option, or `nil` if the value is not among the shown options.
    public var chosen: Int? { shown.chosen }

    /// The options and the index of the chosen one. Both are set together, so that an observer that is notified of new
    /// options never reads an index into the old options.
    private var shown: (options: [Option], chosen: Int?) = ([], nil) {
        didSet {
            notify(.options, if: shown.options != oldValue.options)
            notify(.chosen, if: shown.chosen != oldValue.chosen)
        }
    }

    public var observer: (@MainActor (Property) -> Void)?

    public let value: RowValue

    public private(set) var isFollowing = false

    /// The values of the options, in order.
    private var values: [any Equatable] = []
    private var current: (any Equatable)?
    /// What is shown instead of the value. If it is a draft that can't be read, no option is chosen.
    private var input: ShownInput?

    init(_ value: RowValue) {
        self.value = value
    }

    /// The title of the chosen option, or an empty string if no option is chosen.
    public var text: String { chosen.map { options[$0].title } ?? "" }

    /// Chooses an option by its index, as the user does.
    ///
    /// If a rule of the row refuses the option, the picker still shows it as a draft, and the state doesn't change. If
    /// the option is set but the state keeps another value, for example because a setter ignores it, the picker shows
    /// the state's value.
    public func choose(at place: Int) {
        guard options.indices.contains(place), place != chosen else { return }
        shown.chosen = place
        value.set(.value(values[place]))
        show(options)
    }

    public func choose(_ text: String) -> Bool {
        guard let index = options.firstIndex(where: { $0.title == text }) else { return false }
        choose(at: index)
        return true
    }

    public var copiedText: String? { chosen == nil ? nil : text }

    public func show(_ input: ShownInput?) {
        self.input = input
        show(options)
    }

    /// Shows the options, and selects the one with the current value. If the row has a draft or a pending change, the
    /// option with that value is selected instead.
    ///
    /// - Parameter values: The values of the options, in order.
    func follow<Value: Equatable>(_ options: [Option], values: [Value], current: Value) {
        isFollowing = true
        (self.values, self.current) = (values, current)
        show(options)
    }

    private func show(_ options: [Option]) {
        let value = (input.map { $0.value() } ?? current).map(ErasedValue.value)
        shown = (options, values.firstIndex { value?.isEqual(to: .value($0)) == true })
    }
}
