import FormCore

struct StatusPageValues: Codable, Equatable, Sendable {
    var isPluggedIn = false
    var isDuplex = true
    var name = "Study"
}

let statusPageExample = Example<StatusPageValues>(
    "Status Page",
    code: #"""
        private let printerForm: Form<StatusPageValues> = sections {
            section {
                controlCell(title: "Name", control: textField(keyPath: \.name))
                controlCell(title: "Both Sides", control: uiSwitch(keyPath: \.isDuplex))
                buttonCell(title: "Unplug") { context in
                    context.set(\.isPluggedIn, to: false)
                }
            }
        }
        .statusPage(
            from: { state in
                state.isPluggedIn
                    ? nil
                    : StatusPage(
                        "No Printer", text: "Plug in a printer. This page continues by itself.",
                        symbol: "printer-symbolic")
            },
            button: buttonCell(title: "Plug In", style: .suggested) { context in
                context.set(\.isPluggedIn, to: true)
            })
        """#,
    form: printerForm)

private let printerForm: Form<StatusPageValues> = sections {
    section {
        controlCell(title: "Name", control: textField(keyPath: \.name))
        controlCell(title: "Both Sides", control: uiSwitch(keyPath: \.isDuplex))
        buttonCell(title: "Unplug") { context in
            context.set(\.isPluggedIn, to: false)
        }
    }
}
.statusPage(
    from: { state in
        state.isPluggedIn
            ? nil
            : StatusPage(
                "No Printer", text: "Plug in a printer. This page continues by itself.",
                symbol: "printer-symbolic")
    },
    button: buttonCell(title: "Plug In", style: .suggested) { context in
        context.set(\.isPluggedIn, to: true)
    })
