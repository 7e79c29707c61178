import FormCore

/// A form with everything that the library has.
///
/// - Parameter more: Sections that follow.
public func everythingForm(and more: Element<Section, Everything>...) -> Form<Everything> {
    sections {
        accessSection
        daysSection
        sizeSection
        pagesSection
        for section in more {
            section
        }
    }
    .rule(for: "First Day", "Last Day") {
        $0.own.firstDay <= $0.own.lastDay ? nil : .error("Begin before the end.")
    }
}

private let accessSection: Element<Section, Everything> = section(
    "Access",
    footer: { $0.shared.status.isEmpty ? nil : $0.shared.status }
) {
    controlCell(title: "Locked", control: uiSwitch(keyPath: \.shared.isLocked))
    controlCell(title: "Advanced", control: uiSwitch(keyPath: \.shared.isAdvanced))
        .enabled(when: { !$0.shared.isLocked })
        .resettable()
    nestedTextField(title: "Name", keyPath: \.own.name)
        .rules(\.own.name, [.required, .length(...6).severity(.warning)])
        .help(from: { $0.shared.presses.isMultiple(of: 2) ? "Others see it." : nil })
        .resettable()
    nestedPasswordField(title: "Secret", keyPath: \.own.secret)
        .rules(\.own.secret, [.length(3...8)])
        .enabled(when: { !$0.shared.isLocked })
    controlCell(title: "Port", control: formattedField(keyPath: \.own.port, format: .whole(in: 1...99)))
        .rules(
            \.own.port,
            [
                Rule("Port 12 is taken.") { $0 != 12 },
                Rule("Choose a port above 4.") { $0 > 4 }.severity(.warning),
            ]
        )
        .visible(when: \.shared.isAdvanced)
        .enabled(when: { !$0.shared.isLocked })
        .resettable()
    nestedOptions(title: "Colour", keyPath: \.own.colour)
        .rules(\.own.colour, [Rule("Green is sold out.") { $0 != .green }])
        .titleStyle { $0.own.colour == .blue ? .error : .normal }
        .resettable()
}

private let daysSection: Element<Section, Everything> = section(footer: { "Signal \($0.signal)" }) {
    controlCell(title: "First Day", control: formattedField(keyPath: \.own.firstDay, format: .whole(in: 0...31)))
    controlCell(title: "Last Day", control: formattedField(keyPath: \.own.lastDay, format: .whole(in: 0...31)))
        .visible(when: { $0.own.firstDay > 0 })
    controlCell(title: "Insured", control: uiSwitch(keyPath: \.own.isInsured))
        .rules({ $0.own.isInsured && $0.own.secret.isEmpty }, [Rule("Choose a secret first.") { !$0 }])
        .enabled(when: { $0.signal != 3 })
}

private let sizeSection: Element<Section, Everything> = section(
    footer: { "\($0.own.size) and \($0.own.colour)" },
    isVisible: \.shared.isAdvanced
) {
    optionCell(title: "Small", option: .small, keyPath: \.own.size)
    optionCell(title: "Large", option: .large, keyPath: \.own.size).enabled(when: { !$0.own.isLoud })
}

private let pagesSection: Element<Section, Everything> = section {
    detailTextCell(
        title: "Clamped", keyPath: { "\($0.shared.clamped.stored)" },
        form: bind(form: clampedForm, to: \.shared.clamped))
    detailTextCell(title: "Sound", keyPath: \.own.station, form: bind(form: soundForm, to: \.own.sound))
        .presented(as: .dialog)
        .visible(when: { $0.own.name != "abc" })
    controlCell(title: "Status", control: textField(keyPath: \.shared.status)).resettable()
    buttonCell(title: "Press") { context in
        context.change { state in
            state.shared.presses += 1
            state.shared.status = "Pressed \(state.shared.presses)"
        }
    }
}

private let clampedForm: Form<Everything.Clamped> = sections {
    section(footer: { $0.stored > 5 ? "Much" : nil }) {
        controlCell(title: "Value", control: formattedField(keyPath: \.value, format: .whole(in: -20...20)))
        controlCell(title: "Even", control: uiSwitch(keyPath: \.isEven))
        nestedOptions(title: "Choice", keyPath: \.value, options: Array(0...5)).resettable()
    }
}

private let soundForm: Form<Everything.Sound> = sections {
    section {
        controlCell(title: "Volume", control: formattedField(keyPath: \.volume, format: .whole(in: 0...9)))
            .resettable()
        detailTextCell(title: "Details", keyPath: { $0.isLoud ? "Loud" : "Soft" }, form: soundDetailsForm)
            .enabled(when: { $0.volume > 0 })
    }
}

private let soundDetailsForm: Form<Everything.Sound> = sections {
    section {
        controlCell(title: "Loud", control: uiSwitch(keyPath: \.isLoud)).resettable()
        controlCell(title: "Station", control: textField(keyPath: \.station))
            .rules(\.station, [.required])
            .visible(when: \.isLoud)
        nestedFormattedField(title: "Exact Volume", keyPath: \.volume, format: .whole(in: 0...9))
    }
}
