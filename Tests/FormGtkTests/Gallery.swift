import FormCore

/// A form with everything that a row and a section can have, and the state behind it.
struct Gallery: Equatable {
    var isOn = false
    var text = "text"
    var secret = "secret"
    var number = 5
    var choice = Choice.red
    var isShown = true
    var isUsable = true
    var heading: String? = "Heading"
    var remark: String? = "Remark"
    var caption = "Caption"
    var explanation: String?
    var style = TitleStyle.normal
    var presses = 0
    var isSectionShown = true

    enum Choice: String, CaseIterable, Sendable {
        case red = "Red"
        case green = "Green"
    }
}

let galleryForm: Form<Gallery> = sections {
    section {
        controlCell(title: "Switch", control: uiSwitch(keyPath: \.isOn))
        controlCell(title: "Text", control: textField(keyPath: \.text))
        controlCell(title: "Secret", control: passwordField(keyPath: \.secret), leftAligned: true)
        controlCell(
            title: "Number", control: formattedField(keyPath: \.number, format: .whole(in: 1...10)))
    }
    .header(from: \.heading)
    section(footer: \.remark) {
        nestedTextField(title: "Nested Text", keyPath: \.text)
        nestedPasswordField(title: "Nested Secret", keyPath: \.secret)
        nestedOptions(title: "Choice", keyPath: \.choice, text: \.rawValue)
        detailTextCell(title: "Detail", keyPath: { "\($0.presses)" }, form: detailForm)
        buttonCell(title: "Press") { context in context.change { $0.presses += 1 } }
    }
    section {
        customCell(title: "Row") { cell, context in context.follow(\.presses) { cell.detail = "\($0)" } }
            .title(from: \.caption)
            .help(from: \.explanation)
            .titleStyle(\.style)
            .visible(when: \.isShown)
            .enabled(when: \.isUsable)
        buttonCell(title: "Row Button") { context in context.change { $0.presses += 1 } }
            .enabled(when: \.isUsable)
    }
    section(isVisible: \.isSectionShown) {
        controlCell(title: "Section Switch", control: uiSwitch(keyPath: \.isOn))
    }
}

let detailForm: Form<Gallery> = sections {
    section {
        controlCell(title: "Inner Switch", control: uiSwitch(keyPath: \.isOn))
        controlCell(title: "Inner Text", control: textField(keyPath: \.text))
    }
}
