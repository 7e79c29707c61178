/// A pending change: a value that the user wants and that a service has to accept first; see
/// ``Element/effect(_:when:perform:)``.
public struct Wish: Equatable, Sendable {
    /// The value as text. For a secret it is the secret itself.
    public let text: String
    /// True if the text must be concealed.
    public let isSecret: Bool
}

extension Wish: CustomReflectable {
    /// A mirror that shows dots for a secret.
    public var customMirror: Mirror {
        Mirror(self, children: ["text": isSecret ? concealed(text) : text], displayStyle: .struct)
    }
}

/// A pending change without an answer, as a model keeps it.
@MainActor
struct PendingWish {
    /// Identifies the change within the form.
    let number: Int
    let row: EditedRow
    let value: ErasedValue
    let purpose: Purpose

    /// Determines what happens when the change is accepted.
    enum Purpose: Equatable {
        /// It becomes the value, as a new undo step.
        case change
        /// The same; if it is rejected, the text that the user has typed is kept as a draft.
        case typed
        /// All edits are applied, once the last pending change for that is accepted.
        case applying
        /// It becomes the value together with others, or a step is undone or redone, once the last pending change is
        /// accepted.
        case together
    }
}

/// A request to a service to accept a row's value.
struct WishRequest {
    let row: RowPath
    /// The number of the pending change that the answer is for.
    let number: Int
    let work: RowEffect.Work
}
