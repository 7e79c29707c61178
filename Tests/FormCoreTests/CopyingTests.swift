import FormCore
import FormTesting
import ManualTime
import Testing

private struct State: Equatable {
    var hosts = ["one", "two"]
    var keys = KeyboardShortcut("Ctrl+P")
    var quality = 0
    var other = 0
}

private let titles = ["Low", "High"]

private func makeForm(_ service: AskedService?) -> Form<State> {
    sections {
        section {
            controlCell(title: "Hosts", control: tokenField(keyPath: \State.hosts)).copyable()
                .effect(\.hosts, when: { _ in service != nil }) { _ in try await service?.accept("hosts") }
            controlCell(title: "Keys", control: shortcutField(keyPath: \.keys)).copyable()
                .effect(\.keys, when: { _ in service != nil }) { _ in try await service?.accept("keys") }
            picker(title: "Quality", keyPath: \.quality, options: [0, 1], text: { titles[$0] }).copyable()
                .effect(\.quality, when: { _ in service != nil }) { _ in try await service?.accept("quality") }
            nestedOptions(title: "Other", keyPath: \.other, options: [0, 1], text: { titles[$0] }).copyable()
        }
    }
}

private let german = [
    "Low": "Niedrig", "High": "Hoch", "Ctrl key": "Strg", "No key": "Keine",
]

@MainActor
@Suite("What is copied from a row")
struct CopyingTests {
    private func stage(_ service: AskedService? = nil) -> (driver: FormDriver<State>, user: HeadlessUser) {
        let driver = FormDriver(
            initial: State(), build: makeForm(service), environment: FormEnvironment(translate: { german[$0] ?? $0 }))
        return (driver, HeadlessUser(of: driver.session))
    }

    private func copies(_ user: HeadlessUser) throws -> [String?] {
        try ["Hosts", "Keys", "Quality", "Other"].map { title in
            try user.copy(title)
            return user.copiedText
        }
    }

    @Test("is in the person's language")
    func language() throws {
        let (driver, user) = stage()
        #expect(try copies(user) == ["one, two", "Strg+P", "Niedrig", "Niedrig"])
        driver.change { $0 = State(hosts: ["a, b", "c"], keys: nil, quality: 1, other: 1) }
        #expect(try copies(user) == ["\"a, b\", c", "Keine", "Hoch", "Hoch"])
        // What is still being typed is no token.
        try user.type("three, fo", into: "Hosts")
        try user.copy("Hosts")
        #expect(user.copiedText == "\"a, b\", c, three")
    }

    @Test("is what the row shows, also where somebody else has to accept that, or has not")
    func asked() async throws {
        let service = AskedService()
        let (driver, user) = stage(service)
        try user.type("three,", into: "Hosts")
        try user.record(KeyboardShortcut("Ctrl+K")!, in: "Keys")
        try user.choose("Hoch", in: "Quality")
        let wanted = ["one, two, three", "Strg+K", "Hoch", "Niedrig"]
        #expect(try copies(user) == wanted)
        #expect(await comesTrue { service.asked.count == 3 })
        for _ in service.asked { service.answer(Notice.error("Not now.")) }
        #expect(await comesTrue { !user.screen.sections[0].rows.contains(where: \.isWaiting) })
        #expect(driver.state == State())
        #expect(try copies(user) == ["one, two, three", "Strg+K", "Niedrig", "Niedrig"])
        try user.record(KeyboardShortcut("Backspace")!, in: "Keys")
        try user.copy("Keys")
        #expect(user.copiedText == "Keine")
        #expect(await comesTrue { service.asked.count == 4 })
        service.answer()
    }
}
