import CustomDump
@testable import FormCommand
import FormCore
import Testing

@testable import form_command_lamp

/// A form whose paths have equals signs, and two rows that have to fit.
private struct Range: Equatable {
    var first = 5
    var last = 9
    var both = "x"
    var other = "y"
    var isOn = false
}

/// Counts how often the condition of a row is asked, by the value that the row has then.
@MainActor
private final class Lookups {
    private(set) var values: [String: Int] = [:]

    func note(_ value: String) { values[value, default: 0] += 1 }
}

@MainActor
@Suite("Several rows on the command line")
struct SetTogetherTests {
    private let driver = FormDriver(initial: Lamp(), build: lampForm, defaults: Lamp())
    private var form: CommandLineForm { CommandLineForm(driver.session) }

    private func makeRange(_ applying: Applying = .atOnce, _ answer: (any Error)? = nil) -> FormDriver<Range> {
        let rangeForm: Form<Range> = sections {
            section {
                controlCell(title: "First", control: formattedField(keyPath: \.first, format: .whole()))
                controlCell(title: "Last", control: formattedField(keyPath: \.last, format: .whole()))
                controlCell(title: "a", control: textField(keyPath: \.both)).rules(\.both, [.required])
                controlCell(title: "a=b", control: textField(keyPath: \.other))
                controlCell(title: "On", control: uiSwitch(keyPath: \.isOn)).effect(\.self) { _ in
                    if let answer { throw answer }
                }
            }
        }
        .rule(for: "First", "Last") { $0.first <= $0.last ? nil : .error("Begin before the end.") }
        return FormDriver(initial: Range(), build: rangeForm, defaults: Range(), applying: applying)
    }

    @Test("are set as one edit, at whose outcome the rules look", arguments: [Applying.atOnce, .explicitly])
    func together(applying: Applying) async throws {
        let driver = makeRange(applying)
        var changes: [Range] = []
        driver.observe { changes.append($0.new) }
        try await CommandLineForm(driver.session).set([("First", "20"), ("Last", "30"), ("a", "z")])
        #expect(changes == [Range(first: 20, last: 30, both: "z")])
        #expect(!driver.session.hasUnapplied)
    }

    @Test("are each looked for once, before they have their values")
    func lookups() async throws {
        let lookups = Lookups()
        let rows: Form<Range> = sections {
            section {
                detailTextCell(
                    title: "Page", keyPath: \.other,
                    form: sections {
                        section {
                            controlCell(title: "Both", control: textField(keyPath: \.both)).visible {
                                lookups.note($0.both)
                                return true
                            }
                            controlCell(title: "On", control: uiSwitch(keyPath: \.isOn)).visible {
                                lookups.note("\($0.isOn)")
                                return true
                            }
                        }
                    })
            }
        }
        let driver = FormDriver(initial: Range(), build: rows)
        try await CommandLineForm(driver.session).set([("Page/Both", "z"), ("Page/On", "On")])
        #expect(driver.state == Range(both: "z", isOn: true))
        #expect(lookups.values["x"] == 1)
        #expect(lookups.values["false"] == 1)
    }

    @Test("are all refused where one is, with a sentence that names each")
    func refused() async {
        await expectError("“Brightness”: Type a whole number from 0 to 100. “PIN”: Use at least 8 characters.") {
            try await form.set([("Lamp Name", "Desk"), ("Brightness", "200"), ("PIN", "123")])
        }
        await expectError(
            "There is no row “Nme”. The command list shows all rows. There is no row “Brghtness”. Did you mean “Brightness”?"
        ) {
            try await form.set([("Nme", "Desk"), ("On", "On"), ("Brghtness", "20")])
        }
        await expectError("“On” is given two values.") { try await form.set([("On", "On"), ("On", "Off")]) }
        #expect(driver.state == Lamp())
    }

    @Test("are set where one of them enables another, or an option of it, in any order")
    func enabledTogether() async throws {
        struct Proxy: Equatable {
            var mode = "None"
            var host = ""
            var kind = "HTTP"
        }
        let proxy: Form<Proxy> = sections {
            section {
                picker(title: "Mode", keyPath: \.mode, options: ["None", "Manual"])
                controlCell(title: "Host", control: textField(keyPath: \.host)).enabled { $0.mode == "Manual" }
            }
            choice(title: "Kind") {
                optionCell(title: "HTTP", option: "HTTP", keyPath: \.kind)
                optionCell(title: "SOCKS", option: "SOCKS", keyPath: \.kind).enabled { $0.mode == "Manual" }
            }
        }
        let driver = FormDriver(initial: Proxy(), build: proxy)
        let form = CommandLineForm(driver.session)
        let refused = "“Host” can't be changed now. Choose “Manual” under “Mode” first."
        await expectError(refused) { try await form.set("Host", to: "10.0.0.1") }
        await expectError(refused) { try await form.set([("Kind", "HTTP"), ("Host", "10.0.0.1")]) }
        await expectError("“SOCKS” can't be chosen now.") { try await form.set([("Kind", "socks"), ("Mode", "None")]) }
        #expect(driver.state == Proxy())
        #expect(try form.read([("Host", "10.0.0.1"), ("Mode", "Manual")]).count == 2)
        try await form.set([("Kind", "socks"), ("Host", "10.0.0.1"), ("Mode", "manual")])
        #expect(driver.state == Proxy(mode: "Manual", host: "10.0.0.1", kind: "SOCKS"))
        driver.session.undo()
        #expect(driver.state == Proxy())
    }

    @Test(
        "are set when somebody has accepted one of them, also where the form is applied explicitly",
        arguments: [Applying.atOnce, .explicitly])
    func accepted(applying: Applying) async throws {
        let driver = makeRange(applying)
        try await CommandLineForm(driver.session).set([("First", "7"), ("On", "yes")])
        #expect(driver.state == Range(first: 7, isOn: true))
    }

    @Test("are all refused where somebody does not accept one", arguments: [Applying.atOnce, .explicitly])
    func notAccepted(applying: Applying) async {
        let driver = makeRange(applying, Notice.error("There is no Wi-Fi device."))
        await expectError("“On”: There is no Wi-Fi device.") {
            try await CommandLineForm(driver.session).set([("First", "7"), ("On", "On")])
        }
        #expect(driver.edited == Range())
        #expect(driver.session.undoStep == nil)
    }

    @Test("are named by paths, also such as have an equals sign, and are given whatever stands behind the next one")
    func words() throws {
        let form = CommandLineForm(makeRange().session)
        func read(_ words: String...) throws -> [String] {
            try form.assignments(words).map { "\($0.path) is \($0.text ?? "asked for")" }
        }
        #expect(try read("First", "7") == ["First is 7"])
        #expect(try read("First") == ["First is asked for"])
        #expect(try read("First=7") == ["First is 7"])
        #expect(try read("First=-7", "Last=") == ["First is -7", "Last is "])
        #expect(try read("a", "c=d") == ["a is c=d"])
        #expect(try read("a=c=d") == ["a is c=d"])
        // The longest path counts; the other row is given such a value in two words.
        #expect(try read("a=b=c") == ["a=b is c"])
        #expect(try read("a=b", "c") == ["a=b is c"])
        #expect(try read("a=b") == ["a=b is asked for"])
        #expect(try read("a", "b=c") == ["a is b=c"])
        #expect(try read("a=1", "Last=3", "First=2") == ["a is 1", "Last is 3", "First is 2"])
        #expect(try read("Nothing", "7") == ["Nothing is 7"])
        expectError("There is no row “Frst”. Did you mean “First”?") { try read("Frst=7") }
        expectError("Write word 2 after set as PATH=VALUE, to set several settings.") { try read("First=3", "7") }
    }
}
