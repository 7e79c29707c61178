/// A place within a part, as a place within the whole.
final class PartPlace<To: Way>: Place {
    typealias State = To.Whole

    private let place: any Place<To.Part>
    private let way: To

    init(_ place: any Place<To.Part>, over way: To) {
        self.place = place
        self.way = way
    }

    var keyPath: AnyKeyPath? {
        guard let path = way.keyPath, let rest = place.keyPath else { return nil }
        return path.appending(path: rest)
    }

    var identity: AnyHashable? {
        if let keyPath { return keyPath }
        return place.identity.map { [way.identity, $0] }
    }

    var isStored: Bool { place.isStored && way.isStored }

    var isOwnStep: Bool { place.isOwnStep }

    func value(in state: State) -> PlaceValue { way.part(of: state).map { place.value(in: $0) } ?? .gone }

    func set(_ value: PlaceValue, in state: inout State) { way.change(in: &state) { place.set(value, in: &$0) } }
}
