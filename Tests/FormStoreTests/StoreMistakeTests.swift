import CustomDump
import FormCore
import Foundation
import Testing

@testable import FormStore

private struct Light: Codable, Equatable, Sendable {
    var isOn = false
    var level = 5
    var key = ""
}

@MainActor
@Suite("A store that does not fit its form")
final class StoreMistakeTests {
    private let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).json").path
    deinit { try? FileManager.default.removeItem(atPath: path) }

    private let form: Form<Light> = sections {
        section {
            controlCell(title: "On", control: uiSwitch(keyPath: \.isOn)).withoutDefault()
            controlCell(title: "Level", control: formattedField(keyPath: \.level, format: .whole()))
            controlCell(title: "Key", control: textField(keyPath: \.key))
        }
    }

    private func mistakes(_ store: SettingsStore<Light>, defaults: Light?) -> [String] {
        let driver = FormDriver(
            initial: store.opened, build: form, defaults: defaults, environment: FormEnvironment(report: { _ in }))
        store.keep(driver)
        return driver.session.mistakes.map(\.description)
    }

    private func makeStore() throws -> SettingsStore<Light> {
        try SettingsStore(application: "org.example.Light", path: path, defaults: Light()) {
            if $0.key.isEmpty { $0.key = "made" }
        }
    }

    @Test("is told where the defaults differ in a row that has one, but not for a value that was generated")
    func defaults() throws {
        expectNoDifference(
            try mistakes(makeStore(), defaults: Light(isOn: true, level: 7, key: "made")),
            [
                """
                The store and the driver have different defaults for “Level”, so a reset gives the user another value \
                than a missing file. Give both the same defaults.
                """
            ])
        #expect(try mistakes(makeStore(), defaults: Light()) == [])
        #expect(try mistakes(makeStore(), defaults: Light(isOn: true, key: "made")) == [])
        #expect(try mistakes(makeStore(), defaults: nil) == [])
    }

    @Test("knows its application, and whether it keeps a form")
    func unkept() throws {
        struct Other: Codable, Equatable, Sendable { var number = 0 }
        #expect(try makeStore().application == "org.example.Light")
        #expect(!UnkeptStores.hasOne(of: Other.self))
        do {
            let store = try SettingsStore(application: "org.example.Other", path: path, defaults: Other())
            #expect(UnkeptStores.hasOne(of: Other.self))
            withExtendedLifetime(store) {}
        }
        #expect(!UnkeptStores.hasOne(of: Other.self))
        let store = try SettingsStore(application: "org.example.Other", path: path, defaults: Other())
        let row: Element<FormCell, Other> = controlCell(
            title: "Number", control: formattedField(keyPath: \.number, format: .whole()))
        let driver = FormDriver(initial: store.opened, build: sections { section { row } })
        store.keep(driver)
        #expect(!UnkeptStores.hasOne(of: Other.self))
    }
}
