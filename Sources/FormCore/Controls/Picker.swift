/// A live control in which one of several options is chosen, see ``picker(title:keyPath:options:style:text:help:)``.
@MainActor
public final class Picker: ValueControl, Observed {
    public enum Property: Sendable, CaseIterable {
        case options, chosen
    }

    /// What the person reads of an option.
    public struct Option: Equatable, Sendable {
        /// The option's title, in the person's language.
        public let title: String
        /// A sentence that explains the option, where there is room for it.
        public let help: String?
        /// The title before it was translated.
        let name: String
    }

    /// What can be chosen, in order; in a menu, behind it, a value that is none of the options, as long as it is there.
    public var options: [Option] { shown.options }

    /// The place of the chosen option; `nil` where nothing is chosen that the person could see.
    public var chosen: Int? { shown.chosen }

    /// Whoever is told of other options reads the chosen one's place among these, and no longer among the old ones.
    private var shown: (options: [Option], chosen: Int?) = ([], nil) {
        didSet {
            notify(.options, if: shown.options != oldValue.options)
            notify(.chosen, if: shown.chosen != oldValue.chosen)
        }
    }

    public var observer: (@MainActor (Property) -> Void)?

    public let value: RowValue

    public private(set) var isFollowing = false

    private var valueName = ""
    private var draft: String?

    init(_ value: RowValue) {
        self.value = value
    }

    /// The title of the chosen option; nothing where there is none.
    public var text: String { chosen.map { options[$0].title } ?? "" }

    /// Chooses an option by its place, as the person does; where the state refuses, the choice goes back.
    ///
    /// What a rule of the row refuses stays as the person has chosen it, and the state as it was.
    public func choose(at place: Int) {
        guard options.indices.contains(place), place != chosen else { return }
        shown.chosen = place
        value.set(options[place].name)
        show(options)
    }

    public func choose(_ text: String) -> Bool {
        guard let place = options.firstIndex(where: { $0.title == text }) else { return false }
        choose(at: place)
        return true
    }

    public var copiedText: String? { chosen == nil ? nil : text }

    public func recordChanged(_ row: FormRecord.Row) {
        draft = row.shownText
        show(options)
    }

    /// Shows other options, and the name of the value.
    func follow(_ options: [Option], value name: String) {
        isFollowing = true
        valueName = name
        show(options)
    }

    private func show(_ options: [Option]) {
        let name = draft ?? valueName
        shown = (options, options.firstIndex { $0.name == name })
    }
}
