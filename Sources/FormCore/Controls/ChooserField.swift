/// A live text field for a value that can also be chosen, such as a date in a calendar.
///
/// In some fields, only a part of the value can be chosen, such as the date of a date and time. Typed text is a draft
/// in the ``field`` until it is committed. A choice becomes the value immediately, unless a rule refuses it.
@MainActor
public final class ChooserField<Chosen: Equatable & Sendable>: ValueControl, Observed {
    public enum Property: Sendable, CaseIterable {
        case value
    }

    /// The text field that shows the value and in which the user types.
    public let field: TextField

    public var observer: (@MainActor (Property) -> Void)?

    /// Returns the part of the row's value that the user chooses, such as the date of a date and time.
    private let read: @MainActor () -> Chosen?
    /// Sets the row's value to the user's choice. The other parts of the value, such as the time of a date and time,
    /// come from the typed text or, if that can't be read, from the row's value.
    private let write: @MainActor (_ chosen: Chosen, _ typed: String) -> Void
    /// Reads text in the user's notation that consists only of the part to choose, such as a date without a time.
    /// Returns `nil` if the text can't be read.
    private let readShown: @MainActor (String) -> Chosen?
    private var shown: Chosen?

    init<Value: Equatable>(
        _ field: TextField, format: Format<Value>, choosing part: WritableKeyPath<Value, Chosen>,
        format partFormat: Format<Chosen>, locale: FormLocale
    ) {
        self.field = field
        read = { [value = field.value] in value.current(as: Value.self)?[keyPath: part] }
        write = { [value = field.value] chosen, typed in
            guard var whole = (try? format.read(typed, locale).get()) ?? value.current() else { return }
            whole[keyPath: part] = chosen
            value.set(.value(whole))
        }
        readShown = { text in try? partFormat.read(text, locale).get() }
    }

    public var value: RowValue { field.value }

    /// The part of the row's value that the user chooses, such as the date of a date and time. `nil` if the list item
    /// that the value belongs to is gone.
    public var chosen: Chosen? { read() }

    /// Sets the row's value to the user's choice. If a rule refuses the choice, it becomes a draft.
    ///
    /// If the user chooses only a part of the value, the other parts, such as the time of a date and time, come from
    /// the typed text. If the typed text can't be read, they don't change.
    public func choose(value chosen: Chosen) {
        write(chosen, field.text)
    }

    public func choose(_ text: String) -> Bool {
        guard let chosen = readShown(text) else { return false }
        choose(value: chosen)
        return true
    }

    public var isFollowing: Bool { field.isFollowing }

    public var copiedText: String? { field.text }

    public func show(_ input: ShownInput?) { field.show(input) }

    public func endObservation() {
        observer = nil
        field.endObservation()
    }

    /// Notifies the renderer if the part to choose has changed since the last call.
    func valueChanged() {
        let chosen = chosen
        notify(.value, if: chosen != shown)
        shown = chosen
    }
}
