import FormCore
import FormTesting
import Testing

// The code of the article “Searching”.

@MainActor
@Suite("Searching")
struct Searching {
    let driver = FormDriver(initial: Office(), build: officeForm, title: "Printing")

    @Test("finds rows of pages that nobody opened")
    func copies() throws {
        let user = HeadlessUser(of: driver.session)
        try user.search("copies")
        #expect(
            user.screen.description == """
                Search

                  Copies
                    Printing › Printer
                  Copies
                    Printing › Spare
                """)
    }

    @Test("finds hidden rows")
    func hidden() throws {
        let user = HeadlessUser(of: driver.session)
        try user.search("pin")
        #expect(
            user.screen.description == """
                Search

                  PIN
                    Printing › Printer
                    Hidden. Turn on “Shared” to see it.
                  PIN
                    Printing › Spare
                    Hidden. Turn on “Shared” to see it.
                """)
        try user.select("PIN")
        #expect(user.focusedRow == "Shared")
        #expect(!driver.state.printer.isShared)
    }

    @Test("finds rows by their keywords")
    func keywords() throws {
        let form: Form<Hotspot> = sections {
            section {
                nestedTextField(title: "Network Name", keyPath: \.networkName)
                    .keywords("SSID", "Wi-Fi Name")
            }
        }
        let user = HeadlessUser(of: FormDriver(initial: Hotspot(), build: form).session)
        try user.search("ssid")
        #expect(user.screen.sections[0].rows.map(\.title) == ["Network Name"])
    }
}
