import FormCore
import FormTesting
import Testing

private struct Lamp: Equatable {
    var isOn = false
    var level = 5
}

private let form: Form<Lamp> = sections {
    section { controlCell(title: "On", control: uiSwitch(keyPath: \.isOn)) }
}

@MainActor
@Suite("A keeper in memory")
struct MemoryKeeperTests {
    private let keeper = MemoryKeeper(Lamp())
    private let driver: FormDriver<Lamp>

    init() {
        driver = FormDriver(initial: keeper.opened, build: form)
    }

    @Test("stores nothing by itself, and counts how often it has stored something")
    func saves() async {
        keeper.keep(driver)
        for _ in 0..<2 { #expect(await keeper.save()) }
        #expect(keeper.saves == 0)
        driver.change { $0.isOn = true }
        #expect(keeper.stored == Lamp() && keeper.saves == 0)
        for _ in 0..<2 { #expect(keeper.saveNow()) }
        #expect(keeper.stored == Lamp(isOn: true) && keeper.saves == 1)
    }

    @Test("has the form follow others at once, also when they were there before the form")
    func follows() {
        keeper.changeFromOutside { $0.level = 1 }
        #expect(driver.state == Lamp())
        keeper.keep(driver)
        #expect(driver.state == Lamp(level: 1))
        keeper.changeFromOutside { $0.level = 2 }
        #expect(driver.state == Lamp(level: 2))
        #expect(driver.baselines.saved == Lamp(level: 2))
        #expect(!keeper.hasUnsaved && keeper.saves == 0)
    }

    @Test("leaves a form alone whose changes are not stored, until they are")
    func unsaved() {
        keeper.keep(driver)
        driver.change { $0.isOn = true }
        keeper.changeFromOutside { $0.isOn = true }
        #expect(keeper.hasUnsaved)
        #expect(keeper.saveNow())
        #expect(!keeper.hasUnsaved && keeper.saves == 0)
        #expect(driver.baselines.theirs == nil)
    }

    @Test("has something unsaved where an observer changes what was taken over")
    func observer() {
        keeper.keep(driver)
        driver.observe { [weak driver] change in
            if change.new.level > 9 { driver?.change { $0.level = 9 } }
        }
        keeper.changeFromOutside { $0.level = 10 }
        #expect(driver.state == Lamp(level: 9))
        #expect(keeper.hasUnsaved)
        #expect(keeper.saveNow())
        #expect(keeper.stored == Lamp(level: 9))
    }
}
