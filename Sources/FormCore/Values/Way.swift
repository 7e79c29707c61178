/// The way from a whole to a part of it. A part may go, as an item of a list does; then nothing is read or written.
@MainActor
protocol Way<Whole, Part>: AnyObject {
    associatedtype Whole
    associatedtype Part

    /// Whether the part can go.
    var canGo: Bool { get }

    /// The way from the whole to the part, where a key path says it.
    var keyPath: AnyKeyPath? { get }

    /// What two ways to the same part have in common, and no others.
    var identity: AnyHashable { get }

    /// Whether the part is stored as it is, so that putting one there changes nothing else.
    var isStored: Bool { get }

    /// The part; `nil` where it has gone.
    func part(of whole: Whole) -> Part?

    /// Changes the part; nothing where it has gone.
    func change(in whole: inout Whole, _ body: (inout Part) -> Void)
}

/// The way along a key path.
final class KeyPathWay<Whole, Part>: Way {
    private let path: WritableKeyPath<Whole, Part> & Sendable

    init(_ path: WritableKeyPath<Whole, Part> & Sendable) {
        self.path = path
    }

    var canGo: Bool { false }

    var keyPath: AnyKeyPath? { path }

    var identity: AnyHashable { path }

    var isStored: Bool { MemoryLayout<Whole>.offset(of: path) != nil }

    func part(of whole: Whole) -> Part? { whole[keyPath: path] }

    func change(in whole: inout Whole, _ body: (inout Part) -> Void) { body(&whole[keyPath: path]) }
}
