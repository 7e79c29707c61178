/// The only description of where a part of a whole is, and of how to read and change it: at a key path, or a list item
/// by its id, or one of these after another.
///
/// The part may be missing, such as a removed list item; then nothing is read or written.
@MainActor
struct Lens<Whole, Part> {
    /// True if each change of the part is an undo step of its own, and is never coalesced with the next.
    let neverCoalesces: Bool
    private let path: any LensPath<Whole, Part>

    init(_ path: any LensPath<Whole, Part>, neverCoalesces: Bool = false) {
        self.path = path
        self.neverCoalesces = neverCoalesces
    }

    init(_ keyPath: WritableKeyPath<Whole, Part> & Sendable, neverCoalesces: Bool = false) {
        self.init(KeyPathLens(keyPath: keyPath), neverCoalesces: neverCoalesces)
    }

    /// The lens to a part of the part.
    func then<Deeper>(_ next: Lens<Part, Deeper>) -> Lens<Whole, Deeper> {
        Lens<Whole, Deeper>(ThenLens(first: path, second: next.path), neverCoalesces: next.neverCoalesces)
    }

    var location: Location { path.location }

    /// Where the part is stored; `nil` if it is not, so that changing it may change anything else.
    var stored: StoredBytes? { path.stored }

    /// True if the part can be missing.
    var canBeMissing: Bool { path.canBeMissing }

    /// Returns the part; `nil` if it is missing.
    func part(of whole: Whole) -> Part? { path.part(of: whole) }

    /// Changes the part; does nothing if it is missing.
    func change(in whole: inout Whole, _ body: (inout Part) -> Void) { path.change(in: &whole, body) }
}

/// What a ``Lens`` does, for one kind of lens.
@MainActor
protocol LensPath<Whole, Part> {
    associatedtype Whole
    associatedtype Part

    var location: Location { get }
    var stored: StoredBytes? { get }
    var canBeMissing: Bool { get }
    func part(of whole: Whole) -> Part?
    func change(in whole: inout Whole, _ body: (inout Part) -> Void)
}

private struct KeyPathLens<Whole, Part>: LensPath {
    let keyPath: WritableKeyPath<Whole, Part> & Sendable

    var location: Location { Location(keyPath: keyPath) }

    var stored: StoredBytes? { StoredBytes(keyPath) }

    var canBeMissing: Bool { false }

    func part(of whole: Whole) -> Part? { whole[keyPath: keyPath] }

    func change(in whole: inout Whole, _ body: (inout Part) -> Void) { body(&whole[keyPath: keyPath]) }
}

private struct ThenLens<Whole, Middle, Part>: LensPath {
    let first: any LensPath<Whole, Middle>
    let second: any LensPath<Middle, Part>

    var location: Location { first.location.then(second.location) }

    var stored: StoredBytes? {
        guard let first = first.stored, let second = second.stored else { return nil }
        return first.then(second)
    }

    var canBeMissing: Bool { first.canBeMissing || second.canBeMissing }

    func part(of whole: Whole) -> Part? {
        guard let middle = first.part(of: whole) else { return nil }
        return second.part(of: middle)
    }

    func change(in whole: inout Whole, _ body: (inout Part) -> Void) {
        first.change(in: &whole) { second.change(in: &$0, body) }
    }
}

/// The lens to a list item, wherever it is in the list.
final class ItemLens<State, Item: Equatable, ID: Hashable>: LensPath {
    let id: ID
    private let source: any ListSource<State, Item, ID>
    /// Called if a change has replaced the item's id, which makes it a different item.
    private let onOtherIdentity: @MainActor () -> Void
    /// The item's index in the last state that was examined.
    var lastIndex: Int

    init(
        to id: ID, in source: any ListSource<State, Item, ID>, at index: Int,
        onOtherIdentity: @escaping @MainActor () -> Void
    ) {
        self.id = id
        self.source = source
        lastIndex = index
        self.onOtherIdentity = onOtherIdentity
    }

    var location: Location { source.location.then(.item(id)) }

    var stored: StoredBytes? {
        guard let stored = source.lens?.stored else { return nil }
        guard source.keepsOtherItems, let offset = source.identities.offset else { return stored.referred }
        return stored.referring(to: StoredItem(id: id, offset: offset, index: lastIndex))
    }

    var canBeMissing: Bool { true }

    func part(of whole: State) -> Item? { source.item(id, in: whole, near: &lastIndex) }

    func change(in whole: inout State, _ body: (inout Item) -> Void) {
        // A local index, because `onOtherIdentity` may read the item and thus access `lastIndex`.
        var index = lastIndex
        source.change(id, in: &whole, near: &index) { item in
            body(&item)
            if source.id(item) != id { onOtherIdentity() }
        }
        lastIndex = index
    }
}

/// Where a lens leads, for comparing: lenses that lead to the same part have equal locations, however they were made.
struct Location: Hashable {
    private enum Step: Hashable {
        case property(AnyKeyPath)
        /// An item of the list at the location so far.
        case item(AnyHashable)
        /// What adding and removing the item changes.
        case presence(AnyHashable)
        /// What moving the item changes.
        case position(AnyHashable)
    }

    /// The properties that lead from the whole, if any do.
    private let properties: AnyKeyPath?
    private let steps: [Step]

    private init(_ properties: AnyKeyPath?, _ steps: [Step]) {
        self.properties = properties
        self.steps = steps
    }

    /// The whole itself.
    static var whole: Location { Location(nil, []) }

    init(keyPath: AnyKeyPath) { self.init(keyPath, []) }

    static func item(_ id: some Hashable) -> Location { Location(nil, [.item(id)]) }

    static func presence(of id: some Hashable) -> Location { Location(nil, [.presence(id)]) }

    static func position(of id: some Hashable) -> Location { Location(nil, [.position(id)]) }

    /// The key path that leads there, if only properties do.
    var keyPath: AnyKeyPath? { steps.isEmpty ? properties : nil }

    /// Returns the location of a part at another location of the part here.
    func then(_ next: Location) -> Location {
        guard let inner = next.properties else { return Location(properties, steps + next.steps) }
        // Only lenses that fit are composed, so their key paths do.
        if steps.isEmpty { return Location(properties.map { $0.appending(path: inner)! } ?? inner, next.steps) }
        guard case .property(let outer)? = steps.last else {
            return Location(properties, steps + [.property(inner)] + next.steps)
        }
        return Location(properties, steps.dropLast() + [.property(outer.appending(path: inner)!)] + next.steps)
    }
}

/// Where in the memory of a whole a part is stored.
struct StoredBytes {
    /// The bytes of the whole.
    let range: Range<Int>
    /// True if the part is these bytes; false if it is in what they refer to, as the items of a list are.
    private let isInline: Bool
    // An object, which costs less to pass on than an `AnyHashable`.
    private let sharedItem: Shared<StoredItem>?

    private init(_ range: Range<Int>, isInline: Bool, item: Shared<StoredItem>? = nil) {
        self.range = range
        self.isInline = isInline
        sharedItem = item
    }

    /// The item that the part is, or is in, if the bytes are those of a list and all other items stay as they are.
    var item: StoredItem? { sharedItem?.value }

    /// Where a property is stored. It is `nil` if the property is computed, or has observers, which may change others.
    init?<Whole, Part>(_ keyPath: WritableKeyPath<Whole, Part>) {
        let size = MemoryLayout<Part>.size
        guard size > 0, let offset = MemoryLayout<Whole>.offset(of: keyPath) else { return nil }
        self.init(offset..<offset + size, isInline: true)
    }

    /// All bytes of a whole; `nil` if it has none.
    init?<Whole>(of _: Whole.Type) {
        let size = MemoryLayout<Whole>.size
        guard size > 0 else { return nil }
        self.init(0..<size, isInline: true)
    }

    /// Something in what the bytes refer to.
    var referred: StoredBytes { StoredBytes(range, isInline: false) }

    /// An item of the list that the bytes are.
    func referring(to item: StoredItem) -> StoredBytes {
        isInline ? StoredBytes(range, isInline: false, item: Shared(item)) : self
    }

    /// Returns the bytes from these to others.
    func joined(with other: StoredBytes) -> StoredBytes {
        let (one, two) = (range, other.range)
        return StoredBytes(
            min(one.lowerBound, two.lowerBound)..<max(one.upperBound, two.upperBound), isInline: false,
            item: one == two && item == other.item ? sharedItem : nil)
    }

    /// Returns where a part of the part is stored.
    func then(_ next: StoredBytes) -> StoredBytes {
        guard isInline else { return self }
        let (start, inner) = (range.lowerBound, next.range)
        return StoredBytes(
            start + inner.lowerBound..<start + inner.upperBound, isInline: next.isInline, item: next.sharedItem)
    }

    /// Returns what may have changed of the part with a change of the whole; `nil` for all of it.
    func part(of changed: StoredBytes?) -> StoredBytes? {
        guard isInline, let changed else { return nil }
        let (own, start) = (changed.range.clamped(to: range), range.lowerBound)
        return StoredBytes(
            own.lowerBound - start..<own.upperBound - start, isInline: changed.isInline,
            item: own == changed.range ? changed.sharedItem : nil)
    }
}

/// An item of an array, by its id.
struct StoredItem: Equatable {
    let id: AnyHashable
    /// The offset of the id in the item's bytes: two lists over one array may have ids of the same type that differ.
    let offset: Int
    /// The item's last known index. It doesn't count in a comparison.
    let index: Int

    static func == (one: StoredItem, other: StoredItem) -> Bool { one.id == other.id && one.offset == other.offset }
}
