/// A live object of the tree, watched by at most one renderer.
///
/// A renderer sets ``observer`` on the objects that it shows. It is told which
/// property has a new value; a property that is set to the value it has tells
/// nobody.
@MainActor
public protocol Observed: AnyObject {
    /// The properties whose changes are told.
    associatedtype Property: Sendable, CaseIterable

    /// Whoever shows the object; called after the change, on the main actor.
    var observer: (@MainActor (Property) -> Void)? { get set }
}

extension Observed {
    func notify(_ property: Property, if hasChanged: Bool) {
        if hasChanged { observer?(property) }
    }
}
