/// A live text field for a value that can be chosen as well, such as a date in a calendar, or a part of which can be.
///
/// What is typed goes the way of the ``field``; what is chosen is the value at once.
@MainActor
public final class ChooserField<Chosen: Equatable & Sendable>: ValueControl, Observed {
    public enum Property: Sendable, CaseIterable {
        case value
    }

    /// The text, and what the person types over it.
    public let field: TextField

    public var observer: (@MainActor (Property) -> Void)?

    /// The chosen part of a row's canonical text.
    private let read: @MainActor (String) -> Chosen?
    /// The row's canonical text with another part chosen, over what is typed.
    private let write: @MainActor (_ chosen: Chosen, _ typed: String) -> String?
    /// A part as the person reads it.
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

    /// What can be chosen around, of the state's value; `nil` for one that the format can't write.
    public var chosen: Chosen? { read(value.text()) }

    /// Makes what the person has chosen the row's value; what a rule refuses stays a draft.
    ///
    /// Of a value that can only be chosen in part the rest is left as the person has typed it last.
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

    /// Tells the renderer that there is another value, if there is.
    func valueChanged() {
        let text = value.text()
        notify(.value, if: text != shownText)
        shownText = text
    }
}
