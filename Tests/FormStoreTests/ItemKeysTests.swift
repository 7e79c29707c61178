import CustomDump
import FormCore
import FormStore
import Testing

/// Another version of the program has keys in an item's object that this one does not know.
@MainActor
@Suite("What this version doesn't know of a list's items")
struct ItemKeysTests {
    private let files = RecordingFileSystem()
    private let path = "/home/settings.json"
    private let text = """
        {"rules": [
          {"id": "a", "port": 1.0, "note": null, "limit": {"rate": 1, "burst": 1, "per": "s"}, "hosts": [
            {"name": "x", "weight": 1, "zone": "eu"}, {"name": "y", "weight": 2, "zone": "us"}],
            "tags": [{"text": "t", "hue": 3}, {"text": "u", "hue": 4}], "owner": "ann"},
          {"id": "b", "port": 2, "note": "n", "limit": {"rate": 2, "burst": 2}, "hosts": [], "tags": [],
            "owner": "bob"}]}
        """

    /// What the file has after a change by this version.
    private func file(after change: @escaping @MainActor (inout Gateway) -> Void) async throws -> JSONValue {
        files.write(text, to: path)
        let program = try GatewayProgram(SettingsFile(path: path, fileSystem: files))
        #expect(program.driver.state.rules.count == 2)
        program.driver.change(change)
        #expect(await program.store.save())
        return .object(try SettingsFile(path: path, fileSystem: files).load().object)
    }

    private func expect(
        _ found: JSONValue, _ changed: [(old: String, new: String)], location: SourceLocation = #_sourceLocation
    ) throws {
        let new = changed.reduce(text) { $0.replacingText($1.old, by: $1.new) }
        let expected = try JSONValue.parse(Array(new.utf8)).value
        if found != expected { expectNoDifference(found.description, expected.description) }
    }

    @Test("stays when the item is edited, with the digits of its numbers")
    func edited() async throws {
        let found = try await file { $0.rules[0].note = "new" }
        try expect(found, [(#""note": null"#, #""note": "new""#)])
    }

    @Test("stays when another item is edited, added, moved or removed")
    func others() async throws {
        try expect(await file { $0.rules[1].port = 3 }, [("\"port\": 2", "\"port\": 3")])
        let moved = try await file { $0.rules.swapAt(0, 1) }
        let first = try JSONValue.parse(Array(text.utf8)).value
        guard case .array(let rules)? = moved.object?["rules"], case .array(let old)? = first.object?["rules"]
        else { return try #require(Bool(false)) }
        #expect(rules == [old[1], old[0]])
        let removed = try await file { $0.rules.removeLast() }
        #expect(removed.object?["rules"] == .array([old[0]]))
        let added = try await file { $0.rules.insert(Gateway.Rule(id: "c"), at: 0) }
        guard case .array(let three)? = added.object?["rules"] else { return try #require(Bool(false)) }
        #expect(Array(three.dropFirst()) == old)
    }

    @Test("stays in a struct of the item, and in the items of a list inside of it")
    func nested() async throws {
        try expect(
            await file { state in
                state.rules[0].limit.rate = 9
                state.rules[0].hosts[1].weight = 7
            }, [("\"rate\": 1,", "\"rate\": 9,"), ("\"weight\": 2", "\"weight\": 7")])
        try expect(
            await file { $0.rules[0].hosts.removeFirst() },
            [(#"{"name": "x", "weight": 1, "zone": "eu"}, "#, "")])
    }

    @Test("stays in what nothing tells apart where that has not changed")
    func untold() async throws {
        try expect(
            await file { state in
                state.rules[0].tags[0].text = "v"
                state.rules[0].tags.append(Gateway.Tag(text: "u"))
            },
            [(#"{"text": "t", "hue": 3}"#, #"{"text": "v"}"#), (#""hue": 4}"#, #""hue": 4}, {"text": "u"}"#)])
    }

    @Test("stays when the list has its default again")
    func defaults() async throws {
        let format = try SettingsFormat(
            defaults: Gateway(rules: [Gateway.Rule(id: "a")]), lists: [.list(\.rules, id: \.id)])
        var object = try format.encode(Gateway(rules: [Gateway.Rule(id: "a", port: 5)]), over: JSONObject())
        #expect(try format.encode(Gateway(rules: [Gateway.Rule(id: "a")]), over: object) == JSONObject())
        guard case .array(var rules)? = object["rules"], var rule = rules[0].object
        else { return try #require(Bool(false)) }
        rule["owner"] = "ann"
        rules[0] = .object(rule)
        object["rules"] = .array(rules)
        let back = try format.encode(Gateway(rules: [Gateway.Rule(id: "a")]), over: object)
        guard case .array(let left)? = back["rules"] else { return try #require(Bool(false)) }
        #expect(left[0].object?["owner"] == "ann")
        #expect(format.decode(back).state.rules == [Gateway.Rule(id: "a")])
    }

    @Test("stays on both sides when two programs change different items, and different rows of one")
    func merged() async throws {
        files.write(text, to: path)
        let program = try GatewayProgram(SettingsFile(path: path, fileSystem: files))
        #expect(await program.store.save())
        program.change("a") { rule in
            rule.port = 5
            rule.hosts[0].weight = 5
        }
        let theirs = text.replacingText(#""zone": "us""#, by: #""zone": "uk""#)
            .replacingText(#""owner": "ann""#, by: #""owner": "amy""#)
            .replacingText(#""rate": 1,"#, by: #""rate": 8,"#).replacingText(#""weight": 2"#, by: #""weight": 6"#)
        files.write(theirs, to: path)
        #expect(await program.store.save())
        let expected = theirs.replacingText(#""port": 1.0"#, by: #""port": 5"#)
            .replacingText(#""weight": 1"#, by: #""weight": 5"#)
        let found = JSONValue.object(try SettingsFile(path: path, fileSystem: files).load().object)
        let value = try JSONValue.parse(Array(expected.utf8)).value
        if found != value { expectNoDifference(found.description, value.description) }
        #expect(program.driver.session.conflicts.isEmpty)
        #expect(program.driver.state.rules[0].limit.rate == 8)
        #expect(program.driver.state.rules[0].hosts.map(\.weight) == [5, 6])
    }
}

extension String {
    fileprivate func replacingText(_ old: String, by new: String) -> String {
        split(separator: old, omittingEmptySubsequences: false).joined(separator: new)
    }
}
