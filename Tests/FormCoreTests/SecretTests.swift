import CustomDump
import FormCore
import FormTesting
import Testing

private struct Safe: Equatable, Hashable {
    var name = "safe"
    @Secret var code = "open sesame"
    @Secret var number = 4711
}

@Suite("A secret")
struct SecretTests {
    @Test("stands in no text, however the value is printed")
    func printed() {
        let safe = Safe()
        var dumped = ""
        dump(safe, to: &dumped)
        var customDumped = ""
        customDump(safe, to: &customDumped)
        let optional: Safe? = safe
        for text in ["\(safe)", String(reflecting: safe), dumped, customDumped, "\([safe])", "\(optional as Any)"] {
            #expect(text.contains("safe"))
            #expect(!text.contains("open") && !text.contains("4711"), "\(text)")
        }
    }

    @Test("is a value like any other to whoever asks for it")
    func value() {
        var safe = Safe()
        safe[keyPath: \.code] = "new"
        #expect(safe.code == "new")
        #expect(safe != Safe())
        #expect(Safe(code: "new") == safe)
        #expect(Set([safe, Safe(), Safe(code: "new")]).count == 2)
    }

    @MainActor
    @Test("that is being typed stands in no text either")
    func draft() throws {
        let driver = FormDriver(initial: DraftState(), build: draftForm)
        let user = HeadlessUser(of: driver.session)
        try user.type("open sesame", into: "Secret")
        try user.type("in clear", into: "Name")
        var dumped = ""
        dump(driver.session.record, to: &dumped)
        for text in [dumped, "\(driver.session.record)", String(reflecting: driver.session.record)] {
            #expect(text.contains("in clear"))
            #expect(!text.contains("sesame") && !text.contains("s3cret"), "\(text)")
        }
    }

    @MainActor
    @Test("stands in no dump of a driver, its session and its open pages")
    func driver() throws {
        struct Kept: Equatable {
            var name = "in clear"
            @Secret var code = "open sesame"
        }
        let form: Form<Kept> = sections {
            section {
                controlCell(title: "Name", control: textField(keyPath: \.name))
                controlCell(title: "Code", control: passwordField(keyPath: \.code))
                nestedPasswordField(title: "Nested", keyPath: \.code)
            }
        }
        let driver = FormDriver(initial: Kept(), build: form, defaults: Kept())
        let user = HeadlessUser(of: driver.session)
        try user.type("sesame two", into: "Code")
        try user.select("Nested")
        var dumped = ""
        dump(driver, to: &dumped)
        #expect(dumped.contains("in clear"))
        #expect(!dumped.contains("sesame"), "\(dumped)")
    }

    @MainActor
    @Test("that another item has already is not quoted, neither in the row of the item nor on a page of the item")
    func unique() throws {
        struct Door: Equatable {
            var id: Int
            var code: String
        }
        struct Doors: Equatable { var doors = [Door(id: 1, code: "sesame"), Door(id: 2, code: "open")] }
        let code: Element<FormCell, Door> = controlCell(title: "Code", control: passwordField(keyPath: \.code))
        let page: Form<Door> = sections { section { code } }
        let rows: [(row: Element<FormCell, Door>, path: String)] = [
            (controlsCell(title: "Door") { code }, "Code"),
            (detailTextCell(title: "Door", keyPath: { "\($0.id)" }, form: page), "Code"),
        ]
        for (row, path) in rows {
            let form: Form<Doors> = sections {
                section { list("Doors", \.doors, id: \.id) { row }.unique(\.code, in: path) }
            }
            let driver = FormDriver(initial: Doors(), build: form, environment: .silent)
            let value = try #require(driver.session.rows().first { $0.path == "Doors/2/Code" }?.value)
            value.set("sesame")
            #expect(driver.session.record["Doors/2/Code"].issue?.text == "Another item already has this value.")
            #expect(value.write("sesame") == nil)
            let notices = driver.session.issues.map(\.notice.text)
            #expect(notices == ["Another item already has this value.", "Another item already has this value."])
        }
    }
}
