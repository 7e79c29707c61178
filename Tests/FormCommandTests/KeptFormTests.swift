import FormCore
import FormTesting
import Testing

@testable import FormCommand
@testable import form_command_lamp

/// A lamp's command line over a keeper in memory.
@MainActor
@Suite("A form on the command line, whose state is kept")
struct KeptFormTests {
    private func open(_ keeper: some StateKeeper<Lamp>) throws -> OpenForm {
        let driver = FormDriver(initial: keeper.opened, build: lampForm, defaults: Lamp())
        return try OpenForm(driver: driver, keeping: keeper)
    }

    @Test("stores what is set")
    func set() async throws {
        let keeper = MemoryKeeper(Lamp())
        let form = try open(keeper)
        try await CommandLineForm(form).set("Brightness", to: "7")
        try await form.save(settling: ["Brightness"])
        #expect(keeper.stored.brightness == 7)
        #expect(keeper.saves == 1)
        #expect(form.remarks.isEmpty)
    }

    @Test("stores what is set in the keeper that has it, and says which row could not be stored")
    func composed() async throws {
        let (rest, pins) = (MemoryKeeper(Lamp()), MemoryKeeper("12345678"))
        let form = try open(rest.keeping(\.pin, in: pins))
        try await CommandLineForm(form).set("PIN", to: "87654321")
        try await form.save(settling: ["PIN"])
        #expect((pins.stored, pins.saves, rest.saves) == ("87654321", 1, 0))
        try await CommandLineForm(form).set("PIN", to: "11111111")
        pins.refusal = "The profile is locked."
        await #expect(throws: FormCommandError("“PIN”: The profile is locked.")) {
            try await form.save(settling: ["PIN"])
        }
        #expect(form.remarks == [.warning("“PIN”: The profile is locked.")])
    }

    @Test("says why it could not be stored")
    func refused() async throws {
        let keeper = MemoryKeeper(Lamp())
        let form = try open(keeper)
        try await CommandLineForm(form).set("Brightness", to: "7")
        keeper.refusal = "The disk is full."
        await #expect(throws: FormCommandError("The disk is full.")) { try await form.save(settling: ["Brightness"]) }
        #expect(keeper.stored == Lamp())
        #expect(form.remarks == [.warning("The disk is full.")])
    }

    @Test("is not opened where the state could not be read")
    func unread() {
        let keeper = MemoryKeeper(Lamp())
        keeper.refusal = "The settings can't be read."
        keeper.saveNow()
        #expect(throws: FormCommandError("The settings can't be read.")) { try open(keeper) }
    }

    @Test("stores what was filled in before it is printed, and prints nothing that can't be stored")
    func filledIn() throws {
        let keeper = MemoryKeeper(Lamp(pin: "")) { $0.pin = "12121212" }
        let line = try CommandLineForm(open(keeper))
        #expect(try line.get("Brightness") == "80")
        #expect(keeper.stored.pin == "")
        keeper.refusal = "The disk is full."
        expectError("The disk is full.") { try line.get("PIN", revealsSecret: true) }
        keeper.refusal = nil
        #expect(try line.get("PIN", revealsSecret: true) == "12121212")
        #expect(keeper.stored.pin == "12121212")
    }

    @Test("gives a row that somebody else sets at the same time the value that was asked for")
    func settling() async throws {
        let keeper = MemoryKeeper(Lamp(name: "Old"))
        let form = try open(keeper)
        try await CommandLineForm(form).set("Lamp Name", to: "Mine")
        keeper.changeFromOutside { $0.name = "Theirs" }
        try await form.save(settling: ["Lamp Name"])
        #expect(keeper.stored.name == "Mine")
        #expect(form.remarks.isEmpty)
    }

    @Test("names the rows that wait for a choice")
    func waiting() async throws {
        let keeper = MemoryKeeper(Lamp())
        let form = try open(keeper)
        try await CommandLineForm(form).set("Lamp Name", to: "Mine")
        try await CommandLineForm(form).set("Brightness", to: "7")
        keeper.changeFromOutside { lamp in
            lamp.name = "Theirs"
            lamp.brightness = 8
        }
        try await form.save()
        let sentence = """
            These settings were changed elsewhere as well: “Brightness”, “Lamp Name”. The values here are used. \
            Give each the one that it shall have with set.
            """
        #expect(form.remarks == [.warning(Sentence(sentence))])
    }
}
