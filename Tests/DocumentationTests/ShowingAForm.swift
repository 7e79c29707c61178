import FormCore
import FormGtk

// The code of FormGtk's article about showing a form.

@MainActor
private func application() throws {
    let application = FormApplication(
        id: "org.example.Printing",
        about: .init(name: "Printing", version: "1.0", comments: "Choose and share printers."))
    let driver = FormDriver(
        initial: Office(), build: officeForm, title: "Printing",
        environment: FormEnvironment(
            translate: translated, translatePlural: translatedPlural, locale: .current, fold: folded))
    try application.run(driver)
    try application.run(driver, showing: "Printer/Paper")
}

// The code of FormGtk's article about layouts.

struct House: Equatable {
    var isAway = false
    var lamp = Fixture()
    var door = Fixture()
}

struct Fixture: Equatable {
    var name = "Lamp"
}

private let fixtureForm: Form<Fixture> = sections {
    section { controlCell(title: "Name", control: textField(keyPath: \.name)) }
}

let houseForm: Form<House> = sections {
    section { controlCell(title: "Away", control: uiSwitch(keyPath: \.isAway)) }
    section {
        detailTextCell(title: "Lamp", keyPath: \.lamp.name, form: bind(form: fixtureForm, to: \.lamp))
        detailTextCell(title: "Door", keyPath: \.door.name, form: bind(form: fixtureForm, to: \.door))
    }
    .sidebar(title: "Overview", symbol: "go-home-symbolic")
}

@MainActor
private func wideWindow(driver: FormDriver<Office>) -> FormWindow {
    let window = FormWindow(driver.session, layout: .sidebar)
    window.present()
    return window
}

@MainActor
private func window(driver: FormDriver<Office>) -> FormWindow {
    let window = FormWindow(driver.session)
    window.present()
    return window
}
