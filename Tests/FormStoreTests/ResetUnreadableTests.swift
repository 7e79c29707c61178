import FormCore
import FormStore
import FormTesting
import Testing

private struct House: Codable, Equatable, Sendable {
    var door = Door()

    /// A part that refuses all of itself for one of its values.
    struct Door: Codable, Equatable, Sendable {
        var name = "Front"
        var code = ""

        init() {}

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            name = try container.decodeIfPresent(String.self, forKey: .name) ?? "Front"
            code = try container.decodeIfPresent(String.self, forKey: .code) ?? ""
            if code == "bad" {
                throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "No code."))
            }
        }
    }
}

@MainActor
@Suite("A reset of a row in a struct that can't be read")
struct ResetUnreadableTests {
    @Test("takes the row's own value out of the file, and leaves those beside it")
    func reset() async throws {
        let files = RecordingFileSystem()
        let file = SettingsFile(path: "/home/settings.json", fileSystem: files)
        files.write(#"{"door": {"name": "Back", "code": "bad"}}"#, to: file.path)
        let store = SettingsStore(file: file, format: try SettingsFormat(defaults: House()))
        let form: Form<House> = sections {
            section {
                controlCell(title: "Name", control: textField(keyPath: \.door.name))
                controlCell(title: "Code", control: textField(keyPath: \.door.code))
            }
        }
        let driver = FormDriver(initial: store.opened, build: form, defaults: House())
        store.keep(driver)
        #expect(store.problems.map(\.key) == ["door"])
        driver.session.reset("Name")
        #expect(await store.save())
        #expect(try file.load().object == ["door": ["code": "bad"]])
    }
}
