/// A live object of the tree, observed by at most one renderer.
///
/// A renderer sets ``observer`` on the objects that it shows. The observer is called with the property that has a new
/// value; setting a property to its current value doesn't call it.
@MainActor
public protocol Observed: AnyObject {
    /// The properties whose changes are reported to the observer.
    associatedtype Property: Sendable, CaseIterable

    /// The renderer's callback, which is called on the main actor after a change.
    var observer: (@MainActor (Property) -> Void)? { get set }
}

extension Observed {
    func notify(_ property: Property, if hasChanged: Bool) {
        if hasChanged { observer?(property) }
    }
}
