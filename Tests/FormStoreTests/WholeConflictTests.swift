import FormCore
import FormStore
import FormTesting
import Testing

private struct Desk: Codable, Equatable {
    var lamp = ""
    var size: Lamp.Window?
    var price = 1.0

    var width: Int {
        get { size?.width ?? 0 }
        set { size = Lamp.Window(width: newValue, height: size?.height ?? 0) }
    }

    var height: Int {
        get { size?.height ?? 0 }
        set { size = Lamp.Window(width: size?.width ?? 0, height: newValue) }
    }
}

/// A number that is shown with less than it has.
private let rounded = Format<Double>(
    print: { String(Int($0)) },
    parse: { text in Double(text).map(Result.success) ?? .failure(FormatError("Type a number.")) })

private let form: Form<Desk> = sections {
    section {
        controlCell(title: "Width", control: formattedField(keyPath: \.width, format: .whole()))
        controlCell(title: "Height", control: formattedField(keyPath: \.height, format: .whole()))
        controlCell(title: "Price", control: formattedField(keyPath: \.price, format: rounded))
    }
}

@MainActor
@Suite("A conflict and the rows that show it")
struct WholeConflictTests {
    private let files = RecordingFileSystem()
    private let path = "/home/settings.json"

    private func program() throws -> (store: SettingsStore<Desk>, driver: FormDriver<Desk>, user: HeadlessUser) {
        let store = SettingsStore(
            file: SettingsFile(path: path, fileSystem: files), format: try SettingsFormat(defaults: Desk()))
        let driver = FormDriver(initial: store.opened, build: form, defaults: Desk())
        store.keep(driver)
        return (store, driver, HeadlessUser(of: driver.session))
    }

    private var root: JSONObject { get throws { try SettingsFile(path: path, fileSystem: files).load().object } }

    @Test("of a struct that is one value stays in the row that is not decided yet")
    func twoRows() async throws {
        files.write(#"{"size": {"width": 1, "height": 1}}"#, to: path)
        let (store, driver, user) = try program()
        #expect(await store.save())
        driver.change { $0.size = Lamp.Window(width: 2, height: 2) }
        files.write(#"{"size": {"width": 3, "height": 4}}"#, to: path)
        #expect(await store.save())
        #expect(driver.session.conflicts.count == 2)
        try user.resolveConflict(of: "Width", .mine)
        #expect(await store.save())
        #expect(driver.session.conflicts.map(\.description) == ["Height"])
        #expect(driver.state.size == Lamp.Window(width: 2, height: 2))
        #expect(try program().driver.session.conflicts.map(\.description) == ["Height"])
        try user.resolveConflict(of: "Height", .theirs)
        #expect(await store.save())
        #expect(driver.session.conflicts.isEmpty)
        #expect(driver.state.size == Lamp.Window(width: 2, height: 4))
        #expect(try root == ["size": ["width": 2, "height": 4]])
    }

    @Test("can be decided also where the row's text is not all of the value")
    func rounding() async throws {
        files.write(#"{"price": 2.25}"#, to: path)
        let (store, driver, user) = try program()
        #expect(await store.save())
        driver.change { $0.price = 3.75 }
        files.write(#"{"price": 5.5}"#, to: path)
        #expect(await store.save())
        #expect(driver.session.conflicts.count == 1)
        try user.resolveConflict(of: "Price", .mine)
        #expect(await store.save())
        #expect(driver.session.conflicts.isEmpty)
        #expect(try root == ["price": .number(JSONNumber("3.75")!)])
    }
}
