import FormCore

struct ExpanderValues: Codable, Equatable, Sendable {
    var resolution = 300
    var isDuplex = false
    var usesProxy = false
    var proxy = "proxy.example.org"
}

let expanderExample = Example<ExpanderValues>(
    "Expander",
    code: #"""
        private let scannerForm: Form<ExpanderValues> = sections {
            section {
                expanderCell(title: "Advanced", isExpanded: true) {
                    controlCell(title: "Dots", control: formattedField(keyPath: \.resolution, format: .whole(in: 75...600)))
                    controlCell(title: "Both Sides", control: uiSwitch(keyPath: \.isDuplex))
                }
                expanderCell(title: "Use a Proxy", keyPath: \.usesProxy) {
                    controlCell(title: "Host", control: textField(keyPath: \.proxy))
                }
            }
        }
        """#,
    form: scannerForm)

private let scannerForm: Form<ExpanderValues> = sections {
    section {
        expanderCell(title: "Advanced", isExpanded: true) {
            controlCell(title: "Dots", control: formattedField(keyPath: \.resolution, format: .whole(in: 75...600)))
            controlCell(title: "Both Sides", control: uiSwitch(keyPath: \.isDuplex))
        }
        expanderCell(title: "Use a Proxy", keyPath: \.usesProxy) {
            controlCell(title: "Host", control: textField(keyPath: \.proxy))
        }
    }
}
