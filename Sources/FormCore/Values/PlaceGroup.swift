/// Several places as one.
final class PlaceGroup<State>: Place {
    private let places: [any Place<State>]

    /// Returns the places as one; `nil` if there are none.
    static func of(_ places: [any Place<State>]) -> (any Place<State>)? {
        places.count < 2 ? places.first : PlaceGroup(places)
    }

    private init(_ places: [any Place<State>]) {
        self.places = places
    }

    var keyPath: AnyKeyPath? { nil }

    var isStored: Bool { places.allSatisfy(\.isStored) }

    var isOwnStep: Bool { places.contains(where: \.isOwnStep) }

    func value(in state: State) -> PlaceValue { .values(places.map { $0.value(in: state) }) }

    func set(_ value: PlaceValue, in state: inout State) {
        guard case .values(let values) = value else { return }
        for (place, value) in zip(places, values) { place.set(value, in: &state) }
    }
}
