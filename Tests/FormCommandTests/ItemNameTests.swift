import Firewall
import FormCommand
import FormCore
import Testing

@MainActor
@Suite("An item of a list is named")
struct ItemNameTests {
    private let driver = FormDriver(initial: Firewall(), build: firewallForm, defaults: Firewall())
    private var form: CommandLineForm { CommandLineForm(driver.session) }

    @Test("by its identity, its title or its place, for each command")
    func names() async throws {
        for name in ["second", "Second", "2"] {
            let item = RowPath("Rules").appending(name)
            #expect(try form.get(item.appending("Port")) == "53")
            #expect(try form.getJSON(item.appending("Name")) == .string("Second"))
            #expect(try form.list(item.appending("On")) == "Rules/second/On: On")
            #expect(try form.rows(under: item).count == 4)
            let notices = try await form.set([(item.appending("Port"), "5353"), (item.appending("On"), "Off")])
            #expect(notices.isEmpty)
            #expect(driver.state.rules[1].port == 5353)
            #expect(try await form.reset(item) == "Rules/second/Port: 53\nRules/second/On: On")
            #expect(try form.rowToSet(item.appending("Port"), hasArgument: true).path == "Rules/second/Port")
        }
    }

    @Test("by its identity before a title, and a title before a place")
    func precedence() throws {
        driver.change {
            $0.rules = [
                FirewallRule(id: "2", name: "a", port: 1), FirewallRule(id: "a", name: "3", port: 2),
                FirewallRule(id: "c", name: "2", port: 3),
            ]
        }
        #expect(try form.get("Rules/2/Port") == "1")
        #expect(try form.get("Rules/a/Port") == "2")
        #expect(try form.get("Rules/3/Port") == "2")
        #expect(try form.get("Rules/1/Port") == "1")
    }

    @Test("by a title that only one has; otherwise the identities are named")
    func ambiguous() async throws {
        driver.change { $0.rules[2].name = "SSH" }
        let sentence = "Several items are called “SSH”. Name the one that you mean: “Rules/ssh” or “Rules/web”."
        expectError(sentence) { try form.get("Rules/SSH/Port") }
        expectError(sentence) { try form.list("Rules/SSH") }
        await expectError(sentence) { try await form.reset("Rules/SSH") }
        expectError(sentence) { try form.remove(["Rules/SSH"]) }
        await expectError(sentence) { try await form.set("Rules/SSH/Port", to: "1") }
        #expect(try form.get("Rules/1/Port") == "22")
    }

    @Test(
        "wrongly with a sentence that names the nearest",
        arguments: [
            ("Rules/Mial", " Did you mean “Rules/Mail”?"),
            ("rules/mail/pot", " Did you mean “Rules/Mail/Port” or “Rules/Mail/On”?"),
            ("Rules/08", " The command list shows all rows."),
            ("Rules/4", " Did you mean “Rules”?"),
            ("Rules/", " The command list shows all rows."),
            ("Rule", " Did you mean “Rules/Rule” or “Rules”?"),
        ])
    func nearest(path: String, hint: String) {
        driver.change {
            $0.rules[0].name = ""
            $0.rules[2] = FirewallRule(id: "f81d4fae-7dec-11d0", name: "Mail")
        }
        expectError("There is no row “\(path)”.\(hint)") { try form.get(RowPath(path)) }
    }

    @Test("by a place that counts hidden ones, and rows below each other as one")
    func several() throws {
        let form: Form<Firewall> = sections {
            section {
                list("Rules", \.rules, id: \.id) {
                    controlCell(title: "Name", control: textField(keyPath: \.name)).visible(when: \.isOn)
                    controlCell(title: "Port", control: formattedField(keyPath: \.port, format: .whole(in: 1...65535)))
                }
                .removing()
            }
        }
        let driver = FormDriver(initial: Firewall(), build: form)
        driver.change { $0.rules[0].isOn = false }
        let commands = CommandLineForm(driver.session)
        #expect(try commands.get("Rules/3/Port") == "80")
        try commands.remove(["Rules/2"])
        #expect(driver.state.rules.map(\.id) == ["ssh", "web"])
    }
}
