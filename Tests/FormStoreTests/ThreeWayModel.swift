@testable import FormStore

/// A three-way merge that is slow and plain: all leaves side by side, the textbook's rule for each, a tree again.
struct ThreeWayModel {
    private(set) var merged = JSONObject()
    private(set) var conflicts: [[String]: JSONValue?] = [:]

    /// The keys of a struct; one without keys of its own is a leaf.
    indirect enum Shape {
        case leaf
        case keys([String: Shape])
    }

    init(_ shape: Shape, base: JSONObject, ours: JSONObject, theirs: JSONObject) {
        let whole = Self.replaced(shape, .object(ours), []) + Self.replaced(shape, .object(theirs), [])
        let leaves = [base, ours, theirs].map { Self.leaves(shape, .object($0), [], whole) }
        for path in Set(leaves.flatMap(\.keys)) {
            let (base, ours, theirs) = (leaves[0][path], leaves[1][path], leaves[2][path])
            var value = ours
            if ours != base {
                if theirs != base, theirs != ours { conflicts[path] = theirs }
            } else {
                value = theirs
            }
            if let value { merged = Self.set(value, at: path[...], in: merged) }
        }
    }

    /// The paths of structs that something else stands in place of; each is one value on all sides.
    private static func replaced(_ shape: Shape, _ value: JSONValue, _ path: [String]) -> [[String]] {
        guard case .keys(let keys) = shape else { return [] }
        guard let object = value.object else { return [path] }
        return keys.flatMap { key, shape in object[key].map { replaced(shape, $0, path + [key]) } ?? [] }
    }

    private static func leaves(
        _ shape: Shape, _ value: JSONValue, _ path: [String], _ whole: [[String]]
    ) -> [[String]: JSONValue] {
        guard case .keys(let keys) = shape, !whole.contains(path) else { return [path: value] }
        var found: [[String]: JSONValue] = [:]
        for (key, member) in zip(value.object?.keys ?? [], value.object?.values ?? []) {
            found.merge(leaves(keys[key] ?? .leaf, member, path + [key], whole)) { $1 }
        }
        return found
    }

    private static func set(_ value: JSONValue, at path: ArraySlice<String>, in object: JSONObject) -> JSONObject {
        var object = object
        guard let key = path.first else { return object }
        object[key] =
            path.count == 1 ? value : .object(set(value, at: path.dropFirst(), in: object[key]?.object ?? JSONObject()))
        return object
    }

    /// A tree without the structs that have no key, which say nothing.
    static func withoutEmpty(_ shape: Shape, _ object: JSONObject) -> JSONObject {
        guard case .keys(let keys) = shape else { return object }
        var result = JSONObject()
        for (key, value) in zip(object.keys, object.values) {
            result[key] = value
            guard case .keys? = keys[key], let shape = keys[key], let object = value.object else { continue }
            let rest = withoutEmpty(shape, object)
            result[key] = rest.isEmpty ? nil : .object(rest)
        }
        return result
    }
}
