/// The way from a whole to a part of it. The part may be missing, such as a removed list item; then nothing is read or
/// written.
@MainActor
protocol Way<Whole, Part>: AnyObject {
    associatedtype Whole
    associatedtype Part

    /// True if the part can go missing.
    var canGo: Bool { get }

    /// The key path from the whole to the part, if there is one.
    var keyPath: AnyKeyPath? { get }

    /// Identifies the way; equal for ways to the same part only.
    var identity: AnyHashable { get }

    /// True if the part is stored, so that writing it changes nothing else.
    var isStored: Bool { get }

    /// Returns the part; `nil` if it is missing.
    func part(of whole: Whole) -> Part?

    /// Changes the part; does nothing if it is missing.
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
