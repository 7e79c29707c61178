/// The kind of value that a field's text represents.
public enum FieldKind: Equatable, Sendable {
    /// A text.
    case text
    /// A number, written as its format says.
    case number
    /// On or Off.
    case onOff
    /// One of the options.
    case choice

    init<Value>(of type: Value.Type, hasOptions: Bool) {
        self =
            if type == Bool.self {
                .onOff
            } else if hasOptions {
                .choice
            } else if type is any Numeric.Type {
                .number
            } else {
                .text
            }
    }
}
