/// A live text field for a value that can be chosen as well, such as a date in a calendar.
///
/// What is typed goes the way of the ``field``; what is chosen is the value at once.
@MainActor
public final class ChooserField<Value: Equatable & Sendable>: ValueControl, Observed {
    public enum Property: Sendable, CaseIterable {
        case value
    }

    /// The text, and what the person types over it.
    public let field: TextField

    public var observer: (@MainActor (Property) -> Void)?

    private let format: Format<Value>
    private let locale: FormLocale
    private var shownText: String?

    init(_ field: TextField, format: Format<Value>, locale: FormLocale) {
        self.field = field
        self.format = format
        self.locale = locale
    }

    public var value: RowValue { field.value }

    /// What can be chosen around: the value of the state; `nil` for one that the format can't write.
    public var chosen: Value? { try? format.parse(value.text()).get() }

    /// Makes a value that the person has chosen the row's; what a rule refuses stays a draft.
    public func choose(value chosen: Value) { value.set(format.print(chosen)) }

    public func choose(_ text: String) -> Bool {
        guard case .success(let value) = format.read(text, locale) else { return false }
        choose(value: value)
        return true
    }

    public var isFollowing: Bool { field.isFollowing }

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
