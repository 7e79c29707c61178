import CustomDump
import RandomNumbers
import Testing

@testable import FormStore

private struct House: Codable {
    var a = 1
    var b = "b"
    var room = Room()
    var spare: Lamp.Window?
    var names = ["x": 1]
    var mode = Lamp.Mode.off
    var list = [1]

    struct Room: Codable {
        var c = 1
        var d: Int? = 2
        var wall = Wall()
    }

    struct Wall: Codable {
        var e = 1
        var window: Lamp.Window? = Lamp.Window()
    }
}

private let shape = ThreeWayModel.Shape.keys([
    "a": .leaf, "b": .leaf, "spare": .leaf, "names": .leaf, "mode": .leaf, "list": .leaf,
    "room": .keys([
        "c": .leaf, "d": .leaf,
        "wall": .keys(["e": .leaf, "window": .keys(["width": .leaf, "height": .leaf])]),
    ]),
])

/// `FORM_SEED=… swift test --filter ThreeWayMergeRandomTests` runs the one that failed again.
@Suite("A three-way merge of random trees")
struct ThreeWayMergeRandomTests {
    private let seed = SeededGenerator.newSeed

    @Test("is what the textbook's rule gives for each leaf, and names the same conflicts")
    func model() throws {
        let defaults = try SettingsFormat(defaults: House()).encodedDefaults
        var random = SeededGenerator(seed: seed)
        let runs = 10_000
        var conflicts = 0
        for run in 0..<runs {
            let base = tree(shape, &random)
            // Trees that have nothing to do with each other are in conflict everywhere.
            let ours = Int.random(in: 0..<8, using: &random) == 0 ? tree(shape, &random) : changed(base, &random)
            let theirs = Int.random(in: 0..<8, using: &random) == 0 ? tree(shape, &random) : changed(base, &random)
            let model = ThreeWayModel(shape, base: base, ours: ours, theirs: theirs)
            let merge = ThreeWayMerge(base: base, ours: ours, theirs: theirs, defaults: defaults)
            conflicts += merge.conflicts.count
            let found = Dictionary(merge.conflicts.map { ($0.key.components, $0.theirs) }) { $1 }
            let isSame =
                ThreeWayModel.withoutEmpty(shape, merge.merged) == ThreeWayModel.withoutEmpty(shape, model.merged)
            guard isSame, found == model.conflicts, found.count == merge.conflicts.count else {
                let trees = [base, ours, theirs, merge.merged].map { JSONValue.object($0).description }
                expectNoDifference(trees[3], JSONValue.object(model.merged).description)
                expectNoDifference(found, model.conflicts)
                Issue.record("FORM_SEED=\(seed), run \(run): base, ours and theirs are \(trees[..<3])")
                return
            }
        }
        #expect(conflicts > runs / 10)
        print("Random three-way merges: FORM_SEED=\(seed), \(conflicts) conflicts")
    }

    @Test("gives both sides the same where they are not in conflict, whoever is first")
    func sides() throws {
        let defaults = try SettingsFormat(defaults: House()).encodedDefaults
        var random = SeededGenerator(seed: seed)
        for run in 0..<2_000 {
            let base = tree(shape, &random)
            let (ours, theirs) = (changed(base, &random), changed(base, &random))
            let one = ThreeWayMerge(base: base, ours: ours, theirs: theirs, defaults: defaults)
            let other = ThreeWayMerge(base: base, ours: theirs, theirs: ours, defaults: defaults)
            #expect(
                one.conflicts.map(\.key.components).sorted(by: precedes)
                    == other.conflicts.map(\.key.components).sorted(by: precedes))
            guard one.conflicts.isEmpty else { continue }
            #expect(one.merged == other.merged, "FORM_SEED=\(seed), run \(run)")
        }
    }

    private func precedes(_ one: [String], _ other: [String]) -> Bool { one.lexicographicallyPrecedes(other) }

    /// A tree of a shape, with gaps, keys that nobody knows and, now and then, something else in a struct's place.
    private func tree(_ shape: ThreeWayModel.Shape, _ random: inout SeededGenerator) -> JSONObject {
        guard case .keys(let keys) = shape else { return [:] }
        var object = JSONObject()
        for key in keys.keys.sorted() + ["unknown"] where Int.random(in: 0..<3, using: &random) > 0 {
            object[key] = value(keys[key] ?? .leaf, &random)
        }
        return object
    }

    private func value(_ shape: ThreeWayModel.Shape, _ random: inout SeededGenerator) -> JSONValue {
        if case .keys = shape, Int.random(in: 0..<12, using: &random) > 0 { return .object(tree(shape, &random)) }
        let values: [JSONValue] = [1, 2, "text", nil, [1], ["x": 1], ["x": 2], ["width": 3], [:]]
        return values.randomElement(using: &random) ?? nil
    }

    /// A tree with some of its values changed, added or erased.
    private func changed(_ base: JSONObject, _ random: inout SeededGenerator) -> JSONObject {
        let other = tree(shape, &random)
        let rate = Int.random(in: 2...8, using: &random)
        return mixed(shape, base, other, rate, &random)
    }

    private func mixed(
        _ shape: ThreeWayModel.Shape, _ base: JSONObject, _ other: JSONObject, _ rate: Int,
        _ random: inout SeededGenerator
    ) -> JSONObject {
        guard case .keys(let keys) = shape else { return base }
        var object = base
        for key in keys.keys.sorted() + ["unknown"] {
            if case .keys? = keys[key], let shape = keys[key], let inner = base[key]?.object,
                let innerOther = other[key]?.object
            {
                object[key] = .object(mixed(shape, inner, innerOther, rate, &random))
            } else if Int.random(in: 0..<rate, using: &random) == 0 {
                object[key] = other[key]
            }
        }
        return object
    }
}
