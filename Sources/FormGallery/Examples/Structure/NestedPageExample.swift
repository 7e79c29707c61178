import FormCore

struct NestedPageValues: Codable, Equatable, Sendable {
    var home = Network(name: "Home")
    var office = Network(name: "Office", isMetered: true)

    struct Network: Codable, Equatable, Sendable {
        var name: String
        var isMetered = false
    }
}

let nestedPageExample = Example<NestedPageValues>(
    "Nested Pages",
    code: #"""
        private let networkForm: Form<NestedPageValues.Network> = sections {
            section {
                nestedTextField(title: "Name", keyPath: \.name)
                controlCell(title: "Metered", control: uiSwitch(keyPath: \.isMetered))
            }
        }

        private let networksForm: Form<NestedPageValues> = sections {
            section {
                detailTextCell(title: "At Home", keyPath: \.home.name, form: bind(form: networkForm, to: \.home))
                detailTextCell(title: "At Work", keyPath: \.office.name, form: bind(form: networkForm, to: \.office))
            }
        }
        """#,
    form: networksForm)

private let networkForm: Form<NestedPageValues.Network> = sections {
    section {
        nestedTextField(title: "Name", keyPath: \.name)
        controlCell(title: "Metered", control: uiSwitch(keyPath: \.isMetered))
    }
}

private let networksForm: Form<NestedPageValues> = sections {
    section {
        detailTextCell(title: "At Home", keyPath: \.home.name, form: bind(form: networkForm, to: \.home))
        detailTextCell(title: "At Work", keyPath: \.office.name, form: bind(form: networkForm, to: \.office))
    }
}
