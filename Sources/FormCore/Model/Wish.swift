/// A value that the person wants and that somebody else has to accept first; see ``Element/effect(_:when:perform:)``.
public struct Wish: Equatable, Sendable {
    /// The value as text. For a secret it is the secret.
    public let text: String
    /// Whether no text may show it.
    public let isSecret: Bool
}

extension Wish: CustomReflectable {
    /// A mirror that shows dots for a secret.
    public var customMirror: Mirror {
        Mirror(self, children: ["text": isSecret ? concealed(text) : text], displayStyle: .struct)
    }
}

/// A wish that nobody has answered, as a model keeps it.
@MainActor
struct PendingWish {
    /// Tells it from every other wish of the form.
    let number: Int
    let row: EditedRow
    let value: PlaceValue
    let purpose: Purpose

    /// What happens when it is granted.
    enum Purpose: Equatable {
        /// It is the value, as a new step.
        case change
        /// The same; where it is not granted, what the person has typed is kept.
        case typed
        /// All that was edited is applied, when the last wish for that is granted.
        case applying
        /// It is the value together with others, or a step of the history is taken, when the last wish is granted.
        case together
    }
}

/// What is to be asked of somebody for a row's sake.
struct WishRequest {
    let row: RowPath
    /// The wish that the answer is for.
    let number: Int
    let work: RowEffect.Work
}
