/// A place within a part, as one within the whole.
final class PartPlace<State, Part>: Place {
    private let place: any Place<Part>
    private let path: WritableKeyPath<State, Part> & Sendable

    init(_ place: any Place<Part>, at path: WritableKeyPath<State, Part> & Sendable) {
        self.place = place
        self.path = path
    }

    var keyPath: AnyKeyPath? { place.keyPath.flatMap((path as AnyKeyPath).appending) }

    var isStored: Bool { place.isStored && MemoryLayout<State>.offset(of: path) != nil }

    func value(in state: State) -> PlaceValue { place.value(in: state[keyPath: path]) }

    func set(_ value: PlaceValue, in state: inout State) { place.set(value, in: &state[keyPath: path]) }
}
