/// A live text field for a value that can also be chosen, such as a date in a calendar.
///
/// In some fields, only a part of the value can be chosen, such as the date of a date and time. Typed text is a draft
/// in the ``field`` until it is committed. A choice becomes the value immediately, unless a rule refuses it.
@MainActor
public final class ChooserField<Chosen: Equatable & Sendable>: ValueControl, Observed {
    public enum Property: Sendable, CaseIterable {
        case value
    }

    /// The field that shows the value as text and in which the user types.
    public let field: TextField

    public var observer: (@MainActor (Property) -> Void)?

    /// Returns the part that can be chosen, given the row's canonical text, or `nil` if the text doesn't represent a
    /// value.
    private let read: @MainActor (String) -> Chosen?
    /// Returns the row's canonical text with the chosen part replaced. The other parts of the value come from the typed
    /// text or, if that can't be read, from the row's value. Returns `nil` if neither can be read.
    private let write: @MainActor (_ chosen: Chosen, _ typed: String) -> String?
    /// Returns the part that can be chosen, given that part alone as text in the user's notation, or `nil` if the text
    /// can't be read.
    private let readShown: @MainActor (String) -> Chosen?
    private var shownText: String?

    init<Value>(
        _ field: TextField, format: Format<Value>, choosing part: WritableKeyPath<Value, Chosen>,
        format partFormat: Format<Chosen>, locale: FormLocale
    ) {
        self.field = field
        read = { text in try? format.parse(text).get()[keyPath: part] }
        write = { [value = field.value] chosen, typed in
            let typed = try? format.read(typed, locale).get()
            guard var whole = typed ?? (try? format.parse(value.text()).get()) else { return nil }
            whole[keyPath: part] = chosen
            return format.print(whole)
        }
        readShown = { text in try? partFormat.read(text, locale).get() }
    }

    public var value: RowValue { field.value }

    /// The part of the row's value that can be chosen, or `nil` if the value's text can't be parsed.
    public var chosen: Chosen? { read(value.text()) }

    /// Sets the row's value to the user's choice. If a rule refuses the choice, it becomes a draft.
    ///
    /// If only a part of the value can be chosen, the other parts stay as the user last typed them. If the typed text
    /// can't be read, they stay as they are in the value.
    public func choose(value chosen: Chosen) {
        if let text = write(chosen, field.text) { value.set(text) }
    }

    public func choose(_ text: String) -> Bool {
        guard let chosen = readShown(text) else { return false }
        choose(value: chosen)
        return true
    }

    public var isFollowing: Bool { field.isFollowing }

    public var copiedText: String? { field.text }

    public func recordChanged(_ row: FormRecord.Row) { field.recordChanged(row) }

    public func endObservation() {
        observer = nil
        field.endObservation()
    }

    /// Notifies the renderer if the value has changed.
    func valueChanged() {
        let text = value.text()
        notify(.value, if: text != shownText)
        shownText = text
    }
}
