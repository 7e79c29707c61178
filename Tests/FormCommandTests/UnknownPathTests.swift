import FormCommand
import FormCore
import Testing

private struct State: Equatable {
    var isOn = false
}

@MainActor
private func row(_ title: String) -> Element<FormCell, State> {
    controlCell(title: title, control: uiSwitch(keyPath: \.isOn))
}

@MainActor
@Suite("A path that names no row")
struct UnknownPathTests {
    private let driver: FormDriver<State>

    init() {
        let hotspot: Form<State> = sections {
            section {
                row("Network Name")
                row("Password")
                row("Notification")
            }
        }
        let printer: Form<State> = sections {
            section {
                row("Network Name")
                row("Passwords")
                row("Copies")
            }
        }
        driver = FormDriver(
            initial: State(),
            build: sections {
                section {
                    detailTextCell(title: "Personal Hotspot", keyPath: { _ in "" }, form: hotspot)
                    detailTextCell(title: "Printer", keyPath: { _ in "" }, form: printer)
                    row("Passwort")
                }
            })
    }

    @Test(
        "is told with the rows that are nearest",
        arguments: [
            ("Personal Hotspot/Netwrk Name", " Did you mean “Personal Hotspot/Network Name”?"),
            ("personal hotspot/network name", " Did you mean “Personal Hotspot/Network Name”?"),
            ("network name", " Did you mean “Personal Hotspot/Network Name” or “Printer/Network Name”?"),
            ("Password", " Did you mean “Personal Hotspot/Password”, “Printer/Passwords” or “Passwort”?"),
            ("Scanner/Copies", " Did you mean “Printer/Copies”?"),
            ("Prnter", " Did you mean “Printer”?"),
            ("Wallpaper", " The command list shows all rows."),
            ("", " The command list shows all rows."),
        ])
    func nearest(path: String, hint: String) {
        expectError("There is no row “\(path)”.\(hint)") { try CommandLineForm(driver.session).get(RowPath(path)) }
    }

    @Test("changes nothing, however near it is")
    func strict() async {
        await expectError("There is no row “passwort”. Did you mean “Passwort” or “Personal Hotspot/Password”?") {
            try await CommandLineForm(driver.session).set("passwort", to: "On")
        }
        #expect(driver.state == State())
    }
}
