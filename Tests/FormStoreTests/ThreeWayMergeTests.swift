import CustomDump
import Testing

@testable import FormStore

@Suite("A three-way merge")
struct ThreeWayMergeTests {
    private let defaults: EncodedSettings

    init() throws {
        var lamp = Lamp()
        lamp.rooms = ["a": 1]
        defaults = try SettingsFormat(defaults: lamp).encodedDefaults
    }

    private func merge(_ base: String, _ ours: String, _ theirs: String) throws -> ThreeWayMerge {
        let objects = try [base, ours, theirs].map { try #require(try read($0).object) }
        return ThreeWayMerge(base: objects[0], ours: objects[1], theirs: objects[2], defaults: defaults)
    }

    private func expect(
        _ base: String, _ ours: String, _ theirs: String, gives merged: String,
        conflicts: [ThreeWayMerge.Conflict] = [], sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let merge = try merge(base, ours, theirs)
        #expect(try read(merged) == .object(merge.merged), sourceLocation: sourceLocation)
        #expect(merge.conflicts == conflicts, sourceLocation: sourceLocation)
    }

    @Test("takes what either side has changed, added or erased")
    func eitherSide() throws {
        try expect(
            #"{"name": "A", "brightness": 1, "huge": 1}"#,
            #"{"name": "B", "huge": 1, "window": {"width": 1}}"#,
            #"{"name": "A", "brightness": 1, "color": "blue", "window": {"height": 2}}"#,
            gives: #"{"name": "B", "color": "blue", "window": {"width": 1, "height": 2}}"#)
        try expect("{}", "{}", "{}", gives: "{}")
    }

    @Test("a value that both have set alike is no conflict")
    func alike() throws {
        try expect(#"{"name": "A"}"#, #"{"name": "B"}"#, #"{"name": "B"}"#, gives: #"{"name": "B"}"#)
        try expect(#"{"name": "A"}"#, "{}", "{}", gives: "{}")
        try expect(
            "{}", #"{"window": {"width": 1, "height": 2}}"#, #"{"window": {"height": 2, "width": 1}}"#,
            gives: #"{"window": {"width": 1, "height": 2}}"#)
    }

    @Test("of a key that both have set otherwise ours stands, and theirs is a conflict")
    func conflict() throws {
        try expect(
            #"{"window": {"width": 1, "height": 2}}"#, #"{"window": {"width": 5, "height": 2}}"#,
            #"{"window": {"width": 6, "height": 3}}"#, gives: #"{"window": {"width": 5, "height": 3}}"#,
            conflicts: [.init(key: "window.width", theirs: 6)])
    }

    @Test("erasing a key gives its default back, which is a change as any other")
    func erased() throws {
        try expect(#"{"huge": 1}"#, "{}", #"{"huge": 2}"#, gives: "{}", conflicts: [.init(key: "huge", theirs: 2)])
        try expect(
            #"{"huge": 1}"#, #"{"huge": 2}"#, "{}", gives: #"{"huge": 2}"#, conflicts: [.init(key: "huge", theirs: nil)]
        )
        try expect(
            #"{"window": {"width": 1, "height": 2}}"#, "{}", #"{"window": {"width": 3, "height": 2}}"#, gives: "{}",
            conflicts: [.init(key: "window.width", theirs: 3)])
    }

    @Test("a struct whose keys were erased one by one on both sides is not left empty")
    func empty() throws {
        let merge = try merge(
            #"{"window": {"width": 1, "height": 2}, "x": 1}"#, #"{"window": {"width": 1}, "x": 1}"#,
            #"{"window": {"height": 2}, "x": 1}"#)
        #expect(merge.merged == ["x": 1])
    }

    @Test("a struct that is nil by default, a dictionary, an enum and a list are one value each")
    func whole() throws {
        let cases = [
            ("spare", "null", #"{"width": 1, "height": 2}"#, #"{"width": 3, "height": 4}"#),
            ("spare", #"{"width": 1, "height": 2}"#, #"{"width": 5, "height": 2}"#, #"{"width": 1, "height": 6}"#),
            ("spare", #"{"width": 1, "height": 2}"#, "null", #"{"width": 1, "height": 6}"#),
            ("rooms", #"{"a": 1}"#, #"{"a": 1, "b": 2}"#, #"{"a": 1, "c": 3}"#),
            ("mode", #"{"off": {}}"#, #"{"timer": {"minutes": 1}}"#, #"{"timer": {"minutes": 2}}"#),
            ("steps", "[1]", "[1, 2]", "[1, 3]"),
        ]
        for (key, base, ours, theirs) in cases {
            func tree(_ value: String) -> String { "{\"\(key)\": \(value)}" }
            let value = try read(theirs)
            try expect(
                tree(base), tree(ours), tree(theirs), gives: tree(ours),
                conflicts: [.init(key: SettingsKey([key]), theirs: value)])
            try expect(tree(base), tree(base), tree(theirs), gives: tree(theirs))
            try expect(tree(base), tree(ours), tree(base), gives: tree(ours))
        }
    }

    @Test("keys that nobody knows are theirs to add, to change and to erase, also inside of a struct")
    func unknown() throws {
        try expect(
            #"{"x": 1, "y": {"z": 1, "w": 2}, "window": {"depth": 1}}"#,
            #"{"x": 1, "y": {"z": 1, "w": 2}, "window": {"depth": 1, "width": 3}, "name": "A"}"#,
            #"{"y": {"z": 5, "w": 2}, "new": [1], "window": {"depth": 2, "more": true}}"#,
            gives:
                #"{"y": {"z": 5, "w": 2}, "new": [1], "window": {"depth": 2, "more": true, "width": 3}, "name": "A"}"#)
    }

    @Test("the keys stand as in the other's file, ours after the key that they follow here")
    func order() throws {
        let merge = try merge(
            #"{"name": 1, "huge": 2}"#, #"{"name": 1, "brightness": 7, "huge": 2, "steps": []}"#,
            #"{"huge": 2, "x": 1, "name": 1, "color": "blue"}"#)
        #expect(merge.merged.keys == ["huge", "steps", "x", "name", "brightness", "color"])
    }

    @Test("where something else stands in a struct's place the struct is one value")
    func otherKinds() throws {
        let struct1 = #"{"window": {"width": 1}}"#
        try expect(struct1, struct1, #"{"window": "wide"}"#, gives: #"{"window": "wide"}"#)
        try expect(
            struct1, #"{"window": {"width": 2}}"#, #"{"window": "wide"}"#, gives: #"{"window": {"width": 2}}"#,
            conflicts: [.init(key: "window", theirs: "wide")])
        try expect(
            struct1, #"{"window": null}"#, #"{"window": {"width": 2}}"#, gives: #"{"window": null}"#,
            conflicts: [.init(key: "window", theirs: ["width": 2])])
        try expect(
            #"{"window": "wide"}"#, #"{"window": {"width": 2}}"#, #"{"window": {"height": 3}}"#,
            gives: #"{"window": {"width": 2, "height": 3}}"#)
        try expect(
            #"{"window": "wide"}"#, #"{"window": {"width": 2}}"#, #"{"window": "wide"}"#,
            gives: #"{"window": {"width": 2}}"#)
    }
}
