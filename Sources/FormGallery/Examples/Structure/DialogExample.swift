import FormCore

struct DialogValues: Codable, Equatable, Sendable {
    var host = ""
    var port = 8080

    var summary: String { host.isEmpty ? "None" : "\(host):\(port)" }
}

let dialogExample = Example<DialogValues>(
    "Dialog",
    code: #"""
        private let proxyForm: Form<DialogValues> = sections {
            section(footer: { _ in "Apply hands both to the form as one step; Cancel gives them up." }) {
                controlCell(title: "Host", control: textField(keyPath: \.host))
                    .rules(\.host, [.required, .host])
                controlCell(title: "Port", control: formattedField(keyPath: \.port, format: .whole(in: 1...65535)))
            }
        }

        private let connectionForm: Form<DialogValues> = sections {
            section {
                detailTextCell(title: "Proxy", keyPath: \.summary, form: proxyForm)
                    .presented(as: .dialog)
            }
        }
        """#,
    form: connectionForm)

private let proxyForm: Form<DialogValues> = sections {
    section(footer: { _ in "Apply hands both to the form as one step; Cancel gives them up." }) {
        controlCell(title: "Host", control: textField(keyPath: \.host))
            .rules(\.host, [.required, .host])
        controlCell(title: "Port", control: formattedField(keyPath: \.port, format: .whole(in: 1...65535)))
    }
}

private let connectionForm: Form<DialogValues> = sections {
    section {
        detailTextCell(title: "Proxy", keyPath: \.summary, form: proxyForm)
            .presented(as: .dialog)
    }
}
