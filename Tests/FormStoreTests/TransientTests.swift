import CustomDump
import FormCore
import FormStore
import ManualTime
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

    @Test("can change ten thousand times: the file is not read, no step is lost, and what doesn't show it is not asked")
    func ticks() async throws {
        let clock = TestClock()
        let water: Form<Kettle.Water> = sections {
            section {
                controlCell(title: "Liters", control: formattedField(keyPath: \.liters, format: .whole()))
            }
        }
        let form: Form<Kettle> = sections {
            section(footer: { "\($0.temperature) °C" }) {
                controlCell(title: "On", control: uiSwitch(keyPath: \.isOn))
                detailTextCell(
                    title: "Water", keyPath: { "\($0.water.liters) l" }, form: bind(form: water, to: \.water))
                buttonCell(title: "Fill") { context in context.change { $0.water.liters += 1 } }
            }
        }
        let store = SettingsStore(
            file: SettingsFile(path: path, fileSystem: files), format: try SettingsFormat(defaults: Kettle()))
        let driver = FormDriver(initial: store.opened, build: form, environment: FormEnvironment(clock: clock))
        store.keep(driver)
        driver.page.sections[0].cells[2].select()
        #expect(await store.save())
        let calls = files.contents.withLock { $0.calls.count }
        driver.page.sections[0].cells[1].select()
        let read = driver.session.counters.bindingsRead
        for tick in 1...10_000 {
            driver.set(\.temperature, to: tick)
            guard tick.isMultiple(of: 500) else { continue }
            #expect(await clock.advance(by: .seconds(3)) { !store.hasUnsaved })
        }
        #expect(files.contents.withLock { $0.calls.count } == calls)
        #expect(driver.session.counters.bindingsRead == read)
        #expect(driver.session.undoStep?.title == "Fill")
        driver.session.goBack()
        #expect(driver.page.sections[0].footer == "10000 °C")
        driver.session.undo()
        #expect(driver.state == Kettle(temperature: 10_000))
        #expect(await store.save())
        #expect(files.text(path) == "{}\n")
    }
}
