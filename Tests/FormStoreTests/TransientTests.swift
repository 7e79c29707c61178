import CustomDump
import FormCore
import FormStore
import Testing

private struct Kettle: Codable, Equatable {
    var isOn = false
    var water = Water()
    @Transient var temperature = 20

    struct Water: Codable, Equatable {
        var liters = 1
        @Transient var isBoiling = false
    }
}

@MainActor
@Suite("A property that is not stored")
struct TransientTests {
    private let files = RecordingFileSystem()
    private let path = "/home/settings.json"

    @Test("is not in the file, and begins as the defaults have it")
    func notStored() throws {
        let format = try SettingsFormat(defaults: Kettle(temperature: 18))
        var kettle = Kettle(isOn: true, temperature: 90)
        kettle.water.isBoiling = true
        let object = try format.encode(kettle, over: [:])
        #expect(object == ["isOn": true])
        expectNoDifference(format.decode(object).state, Kettle(isOn: true, temperature: 18))
        #expect(format.decode(["temperature": 50]).state.temperature == 18)
    }

    @Test("stays as it is when another program changes what is stored")
    func merging() async throws {
        let store = SettingsStore(
            file: SettingsFile(path: path, fileSystem: files), format: try SettingsFormat(defaults: Kettle()))
        let driver = FormDriver(initial: store.opened, build: sections {}, applying: .atOnce)
        store.keep(driver)
        driver.change {
            $0.temperature = 90
            $0.water.isBoiling = true
        }
        files.write(#"{"isOn": true, "water": {"liters": 2}}"#, to: path)
        #expect(await store.save())
        var expected = Kettle(isOn: true, temperature: 90)
        expected.water = Kettle.Water(liters: 2, isBoiling: true)
        expectNoDifference(driver.state, expected)
    }

    @Test("stays with what was edited and not applied, too")
    func explicitly() async throws {
        let form: Form<Kettle> = sections {
            section { controlCell(title: "On", control: uiSwitch(keyPath: \Kettle.isOn)) }
        }
        let store = SettingsStore(
            file: SettingsFile(path: path, fileSystem: files), format: try SettingsFormat(defaults: Kettle()))
        let driver = FormDriver(initial: store.opened, build: form, applying: .explicitly)
        store.keep(driver)
        driver.change { $0.temperature = 90 }
        driver.page.sections[0].cells[0].select()
        files.write(#"{"water": {"liters": 2}}"#, to: path)
        #expect(await store.save())
        expectNoDifference(driver.state, Kettle(water: Kettle.Water(liters: 2), temperature: 90))
        expectNoDifference(driver.edited, Kettle(isOn: true, water: Kettle.Water(liters: 2), temperature: 90))
    }
}
