import FormCore
import FormTesting
import Testing

// The code of the article “Rows have one identity”.

@MainActor
@Suite("Rows have one identity")
struct RowsHaveOneIdentity {
    @Test("by which they are found, read and written with no page open")
    func paths() throws {
        let driver = FormDriver(initial: Office(), build: officeForm, title: "Office")
        let path: RowPath = "Printer/Copies"
        let copies = driver.session.rows().first { $0.path == path }
        driver.session.show(Notice(.warning, "Another printer has this name."), at: "Printer/Name")
        let error = copies?.value?.write("3")
        print(error?.sentence ?? "Printed \(driver.state.printer.copies) times.")
        #expect(driver.state.printer.copies == 3)
        #expect(driver.session.rows().contains { $0.path == "Printer/Name" && $0.opensPage })

        let user = HeadlessUser(of: driver.session)
        try user.select("Printer")
        #expect(try #require(user.screen.sections[0].rows[0].notice) == "warning: Another printer has this name.")
        try user.select("Name")
        #expect(driver.session.topPage.sections[0].cells[0].path == "Printer/Name")
    }

    @Test("that stays when it is given one")
    func identifier() {
        let form: Form<Office> = sections {
            section {
                controlCell(title: "Name", control: textField(keyPath: \.spare.name))
                    .id("spare")
            }
        }
        #expect(FormDriver(initial: Office(), build: form).page.sections[0].cells[0].path == "spare")
    }

    @Test("and by which they are found that they had before")
    func former() {
        let form: Form<Office> = sections {
            section {
                controlCell(title: "Name", control: textField(keyPath: \.printer.name))
                    .id("printer")
                    .formerly("Printer/Name", "Device/Name")
            }
        }
        let session = FormDriver(initial: Office(), build: form).session
        #expect(session.go(to: "Device/Name") == nil)
        #expect(session.focusedPath == "printer")
    }

    @Test("and a form is checked in three lines")
    func mistakes() {
        let driver = FormDriver(initial: Office(), build: officeForm)
        _ = driver.session.rows()
        #expect(driver.session.mistakes.isEmpty)
    }
}
