/// An object that a renderer shows, such as a live control, and that notifies at most one observer of its changes.
///
/// A renderer sets ``observer`` on the objects that it shows. The observer is called with the property that has a new
/// value. It isn't called if a property is set to the value that it already has.
@MainActor
public protocol Observed: AnyObject {
    /// The properties whose changes are reported to the observer.
    associatedtype Property: Sendable, CaseIterable

    /// The renderer's callback, called on the main actor after each change.
    var observer: (@MainActor (Property) -> Void)? { get set }
}

extension Observed {
    func notify(_ property: Property, if hasChanged: Bool) {
        if hasChanged { observer?(property) }
    }
}
