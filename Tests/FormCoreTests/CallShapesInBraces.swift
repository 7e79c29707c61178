import FormCore

// The forms of CallShapes in braces, with no annotation but the form's type.

let bandFormInBraces: Form<Radio> = sections {
    section {
        optionCell(title: "Low", option: Band.low, keyPath: \.band)
        optionCell(title: "High", option: .high, keyPath: \.band)
    }
}

let radioFormInBraces: Form<Radio> = sections {
    section("Radio", footer: \.footer) {
        controlCell(title: "Power", control: uiSwitch(keyPath: \.isOn))
        controlCell(title: "Name", control: textField(keyPath: \.name), leftAligned: true)
            .visible(when: \.isOn)
            .enabled(when: { $0.band == .low })
            .help("Others see it.")
            .titleStyle(\.nameStyle)
            .id("name")
        controlCell(title: "Secret", control: passwordField(keyPath: \.secret))
    }
    section(isVisible: \.isOn) {
        detailTextCell(title: "Band", keyPath: \.bandText, form: bandFormInBraces)
        detailTextCell(title: "Raw Band", keyPath: \.band.rawValue, form: bandFormInBraces)
        nestedTextField(title: "Long Name", keyPath: \.name).help(from: \.advice)
        nestedPasswordField(title: "Long Secret", keyPath: \.secret)
        nestedOptions(title: "Cases", keyPath: \.band)
        nestedOptions(title: "Cases by Text", keyPath: \.band, text: \.rawValue)
        nestedOptions(title: "List", keyPath: \.channel, options: [1, 6, 11])
        nestedOptions(title: "List by Text", keyPath: \.channel, options: [1, 6], text: { "Channel \($0)" })
    }
    section {
        controlCell(title: "Channel", control: formattedField(keyPath: \.channel, format: .whole(in: 1...13)))
        controlCell(title: "Any Channel", control: formattedField(keyPath: \.channel, format: .whole()))
        controlCell(title: "Gain", control: formattedField(keyPath: \.power, format: .decimal(in: 0...1)))
        controlCell(title: "Any Gain", control: formattedField(keyPath: \.power, format: .decimal()))
        buttonCell(title: "Press") { $0.change { $0.presses += 1 } }
        buttonCell(title: "Open") { context in context.open(title: "Bands", form: bandFormInBraces) }
    }
}

let looseFormInBraces: Form<Loose> = sections {
    section {
        labelledText(title: "Name", label: \.label, text: \.name)
        countCell(title: "Numbers", of: \.numbers)
        controlCell(title: "Flag", control: uiSwitch(keyPath: \.isOn))
        page("Radio", radioFormInBraces, at: \.radio)
        detailTextCell(title: "Pruned Radio", keyPath: \.radio.name, form: boundForm(radioFormInBraces, at: \.radio))
        detailTextCell(
            title: "Inline", keyPath: \.radio.name,
            form: bind(form: sections { section { nestedTextField(title: "Name", keyPath: \.name) } }, to: \.radio))
    }
}
