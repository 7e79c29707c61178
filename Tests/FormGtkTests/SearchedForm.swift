import FormCore

/// What is searched in the tests.
struct Searched: Equatable {
    var isOn = false
    var isExpert = false
    var name = "Ada"
    var port = 80
    var colour = Colour.red
    var remark: String? = "Everybody can see it."

    enum Colour: String, CaseIterable, Sendable {
        case red = "Crimson"
        case green = "Emerald"
    }
}

private let searchedNetwork: Form<Searched> = sections {
    section { controlCell(title: "Sharing", control: uiSwitch(keyPath: \.isOn)) }
    section("Identity", footer: \.remark) {
        nestedTextField(title: "Network Name", keyPath: \.name).keywords("SSID", "Wi-Fi name")
        nestedOptions(title: "Colour", keyPath: \.colour, text: \.rawValue)
    }
    section(isVisible: \.isOn) {
        controlCell(title: "Port", control: formattedField(keyPath: \.port, format: .whole(in: 1...99)))
            .help("Where other devices connect.")
    }
}

let searchedForm: Form<Searched> = sections {
    section {
        controlCell(title: "Expert", control: uiSwitch(keyPath: \.isExpert))
        detailTextCell(title: "Network", keyPath: \.name, form: searchedNetwork)
        controlCell(title: "Straße", control: uiSwitch(keyPath: \.isOn)).id("street")
        nestedTextField(title: "Name", keyPath: \.name)
    }
}
