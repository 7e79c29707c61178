import CustomDump
import FormCore
import RowLists
import Testing

private struct Radio: Equatable {
    var isOn = true
    var band = Band.low
    var name = "Kitchen"
    var password = "secret"
    var presets = ["Jazz", "News"]
    var log = ""

    enum Band: String, CaseIterable { case low = "Low", high = "High" }
}

private let radioForm: Form<Radio> = sections {
    section("Power", footer: { $0.isOn ? "It\nplays." : nil }) {
        controlCell(title: "On", control: uiSwitch(keyPath: \.isOn)).withoutDefault()
        nestedOptions(title: "Band", keyPath: \.band, text: \.rawValue).enabled(when: { !$0.isOn })
    }
    section {
        nestedTextField(title: "Name", keyPath: \.name)
            .id("name").help("Seen by all.").rules(\.name, [.length(...3)])
        nestedPasswordField(title: "Password", keyPath: \.password)
        detailTextCell(title: "Extras", keyPath: { _ in "" }, form: extrasForm)
        buttonCell(title: "Restart") { _ in }
    }
}

private let extrasForm: Form<Radio> = sections {
    section {
        controlCell(title: "Log", control: textField(keyPath: \.log)).visible(when: { !$0.isOn })
    }
}

@MainActor
@Suite("A list of a form's rows")
struct RowListTests {
    @Test("has a line for each row of each page")
    func lines() {
        let driver = FormDriver(initial: Radio(), build: radioForm, title: "Radio")
        expectNoDifference(
            RowList.text(of: driver.session),
            #"""
            # Radio  header “Power”  footer “It\nplays.”
              On                                    onOff “On”  no default
              Band                                  ›  choice “Low”  of “Low”, “High”  detail “Low”  disabled: Turn off “On” first.
            # Radio
              name                                  title “Name”  ›  text “Kitchen”  detail “Kitchen”  help “Seen by all.”  error: Use at most 3 characters.
              Password                              ›  secret text “••••••••”  detail “••••••••”
              Extras                                ›  detail “”
            # Radio › Extras
              Extras/Log                            text “”  hidden: “Log”: Hidden. Turn off “On” to see it.
            # Radio
              Restart                               button
            """#)
        #expect(driver.session.pages.count == 1)
    }

    @Test("is cut where it is long, and never has the end of a line in a text")
    func long() {
        let form: Form<Radio> = sections {
            section {
                for number in 0..<1002 {
                    controlCell(title: "Name \(number)", control: textField(keyPath: \.name))
                }
            }
        }
        let radio = Radio(name: String(repeating: "x\n", count: 300))
        let lines = RowList.text(of: FormDriver(initial: radio, build: form).session).split(separator: "\n")
        #expect(lines.count == 52)
        #expect(lines[1].hasSuffix(#"x\nx\n… (600 code points)”"#))
        #expect(lines[51] == "… and 952 rows more")
    }
}
