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
