import CustomDump
import FormStore
import RandomNumbers
import Testing

@Suite("Settings in a tree")
struct SettingsFormatTests {
    private let format: SettingsFormat<Lamp>

    init() throws {
        format = try SettingsFormat(defaults: Lamp())
    }

    @Test("nothing is written of what has its default, and a fresh file has the struct's order")
    func defaults() throws {
        #expect(try format.encode(Lamp(), over: [:]) == [:])
        var lamp = Lamp()
        lamp.window.width = 300
        lamp.brightness = 0.5
        lamp.name = nil
        expectNoDifference(
            try JSONValue.object(format.encode(lamp, over: [:])).description,
            """
            {
              "name": null,
              "brightness": 0.5,
              "window": {
                "width": 300
              }
            }

            """)
    }

    @Test("what is written is read again, also what JSON has no word for")
    func roundTrip() throws {
        var lamp = Lamp()
        lamp.name = "e\u{301}\0"
        lamp.brightness = -.infinity
        lamp.mode = .timer(minutes: 7, label: nil)
        lamp.window = Lamp.Window(width: .max, height: .min)
        lamp.rooms = [:]
        lamp.tags = []
        lamp.spare = Lamp.Window()
        lamp.color = .blue
        lamp.huge = .max
        lamp.steps = [1.5, .nan]
        let (state, problems) = format.decode(try format.encode(lamp, over: [:]))
        #expect(problems == [])
        #expect(String(describing: state) == String(describing: lamp))
        #expect(try format.encode(Lamp(), over: format.encode(lamp, over: [:])) == [:])
    }

    @Test("a key that can't be read falls back alone, is named, and stays until it changes")
    func unreadable() throws {
        let object: JSONObject = [
            "name": "Kitchen", "brightness": "high", "color": "beige",
            "window": ["width": .number(JSONNumber("1.5")!), "height": 7], "steps": [1, "two"], "tags": "none",
            "huge": -1,
        ]
        var (lamp, problems) = format.decode(object)
        expectNoDifference(
            problems.map(\.description),
            [
                "The setting “brightness” can't be read, so it has its default: a number is expected, found a text.",
                "The setting “color” can't be read, so it has its default: Cannot initialize Color from invalid String value beige.",
                """
                The setting “window.width” can't be read, so it has its default: \
                a whole number from -9223372036854775808 to 9223372036854775807 is expected.
                """,
                "The setting “tags” can't be read, so it has its default: a list is expected, found a text.",
                """
                The setting “huge” can't be read, so it has its default: \
                a whole number from 0 to 340282366920938463463374607431768211455 is expected.
                """,
                "The setting “steps” can't be read, so it has its default: item 2: a number is expected, found a text.",
            ])
        var expected = Lamp()
        expected.name = "Kitchen"
        expected.window.height = 7
        expectNoDifference(lamp, expected)
        #expect(try format.encode(lamp, over: object) == object)
        lamp.window.width = 9
        lamp.color = .blue
        var changed = object
        changed["window"] = ["width": 9, "height": 7]
        changed["color"] = "blue"
        #expect(try format.encode(lamp, over: object) == changed)
    }

    @Test("what this version does not know stays, inside of objects too, and so does the text of a number")
    func unknown() throws {
        let text = """
            {"future": {"x": [1.10]}, "window": {"depth": 1e2, "width": 3.0e2, "height": 8}, "brightness": 0.50, "name": "A"}
            """
        let object = try #require(try read(text).object)
        var (lamp, problems) = format.decode(object)
        #expect(problems == [])
        #expect(lamp.window == Lamp.Window(width: 300, height: 8))
        lamp.window.height = Lamp().window.height
        lamp.name = Lamp().name
        lamp.color = .blue
        expectNoDifference(
            try JSONValue.object(format.encode(lamp, over: object)).description,
            """
            {
              "future": {
                "x": [
                  1.10
                ]
              },
              "window": {
                "depth": 1e2,
                "width": 3.0e2
              },
              "brightness": 0.50,
              "color": "blue"
            }

            """)
    }

    @Test("a reset erases a key, a key inside, or all that are known")
    func reset() throws {
        let object: JSONObject = [
            "future": 1, "brightness": "high", "window": ["width": 3, "height": 8], "rooms": ["a": 1],
        ]
        var expected = object
        expected["brightness"] = nil
        #expect(format.reset("brightness", in: object) == expected)
        expected = object
        expected["window"] = ["height": 8]
        #expect(format.reset("window.width", in: object) == expected)
        expected["window"] = nil
        #expect(format.reset("window", in: object) == expected)
        #expect(format.reset("window.height", in: format.reset("window.width", in: object)) == expected)
        #expect(format.reset("window.none", in: object) == object)
        #expect(format.reset("brightness.none", in: object) == object)
        #expect(format.reset("none.none", in: object) == object)
        #expect(format.reset("future", in: object)["future"] == nil)
        #expect(format.reset(.root, in: object) == ["future": 1])
    }

    @Test("a dictionary and an enum with values are written whole, so that nothing of the old one is left")
    func whole() throws {
        var lamp = Lamp()
        lamp.rooms = ["b": 2]
        lamp.mode = .timer(minutes: 5, label: "x")
        let object = try format.encode(lamp, over: [:])
        #expect(object["rooms"] == ["b": 2])
        #expect(object["mode"] == ["timer": ["minutes": 5, "label": "x"]])
        lamp.rooms = [:]
        lamp.mode = .off
        let changed = try format.encode(lamp, over: object)
        #expect(changed == ["rooms": [:], "mode": ["off": [:]]])
        #expect(format.decode(changed).state == lamp)
    }

    @Test("what is null or another kind in place of an object is one problem, and no other setting's")
    func replaced() {
        for value: JSONValue in [nil, 5, "x", [], true] {
            let (state, problems) = format.decode(["window": value, "name": "A"])
            #expect(problems.map(\.key) == ["window"])
            #expect(state.window == Lamp().window && state.name == "A")
        }
    }

    @Test("settings that are no object are the author's mistake")
    func noKeys() {
        #expect(throws: SettingsMistake.self) { try SettingsFormat(defaults: 5) }
        #expect(throws: SettingsMistake.self) { try SettingsFormat(defaults: [5]) }
    }

    @Test(
        "a whole number is read exactly, however it is written, or not at all",
        arguments: [
            ("5.0", 5), ("1e3", 1000), ("-1.50E+1", -15), ("50e-1", 5), ("0.0e99999999999999999999", 0), ("-0", 0),
            ("9007199254740993.0", 9_007_199_254_740_993), ("9223372036854775807.000", .max),
            ("0.99999999999999999999999", nil), ("1.5", nil), ("9223372036854775808.0", nil), ("1e999999999", nil),
            ("1e-99999999999999999999", nil), ("15e-1", nil),
        ] as [(String, Int?)])
    func integers(text: String, expected: Int?) throws {
        let number = try #require(JSONNumber(text))
        let (lamp, problems) = format.decode(["window": ["width": .number(number)]])
        #expect(lamp.window.width == expected ?? Lamp().window.width)
        #expect(problems.map(\.key) == (expected == nil ? ["window.width"] : []))
    }

    @Test("any settings are read as they were written over any object")
    func randomSettings() throws {
        let seed = SeededGenerator.newSeed
        var random = SeededGenerator(seed: seed)
        var object: JSONObject = ["other": 1, "window": ["depth": 2], "spare": ["width": 5], "tags": 7]
        for run in 0..<500 {
            let lamp = Lamp.random(&random)
            object = try format.encode(lamp, over: object)
            let (state, problems) = format.decode(object)
            expectNoDifference(state, lamp, "FORM_SEED=\(seed), run \(run)")
            #expect(object["other"] == 1)
            #expect(Set(problems.map(\.key)).isSubset(of: ["spare", "tags", "window", "mode"]))
            // A fresh file of the same settings has the same known keys.
            let fresh = try format.encode(lamp, over: [:])
            #expect(format.decode(fresh).state == lamp, "FORM_SEED=\(seed), run \(run)")
            if Int.random(in: 0..<4, using: &random) == 0 { object["window"] = .string("broken") }
            if Int.random(in: 0..<4, using: &random) == 0 { object["mode"] = ["off": [:], "timer": [:]] }
        }
        print("Random settings over settings: FORM_SEED=\(seed)")
    }

    @Test("any object is read, and written back as it is; and a change of all settings wins over it")
    func random() throws {
        let seed = SeededGenerator.newSeed
        var random = SeededGenerator(seed: seed)
        let keys = [
            "name", "brightness", "color", "mode", "window", "spare", "rooms", "tags", "huge", "steps", "other",
        ]
        for run in 0..<500 {
            let comment: Comment = "FORM_SEED=\(seed), run \(run)"
            var object = JSONObject()
            for key in keys where Bool.random(using: &random) { object[key] = randomValue(depth: 3, &random) }
            let inside: JSONObject = ["width": randomValue(depth: 1, &random), "more": 1, "height": 3]
            if Bool.random(using: &random) { object["window"] = .object(inside) }
            let (state, _) = format.decode(object)
            #expect(try format.encode(state, over: object) == object, comment)
            let changed = try format.encode(.different, over: object)
            #expect(format.decode(changed).state == .different, comment)
            #expect(format.decode(changed).problems == [], comment)
            #expect(changed["other"] == object["other"], comment)
            #expect(format.decode(format.reset(.root, in: changed)).state == Lamp(), comment)
        }
        print("Random settings: FORM_SEED=\(seed)")
    }
}
