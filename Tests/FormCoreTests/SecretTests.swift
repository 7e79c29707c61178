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
}
