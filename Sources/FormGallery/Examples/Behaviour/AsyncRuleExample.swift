import FormCore

struct AsyncRuleValues: Codable, Equatable, Sendable {
    var voucher = ""
}

let asyncRuleExample = Example<AsyncRuleValues>(
    "Rules That Take Their Time",
    code: #"""
        private let voucherForm: Form<AsyncRuleValues> = sections {
            section(footer: { _ in "ABC-123 has been used; any other voucher is good." }) {
                controlCell(title: "Voucher", control: textField(keyPath: \.voucher))
                    .rules(\.voucher, [.pattern(/[A-Z]{3}-[0-9]{3}/, "Type a voucher such as ABC-124.")])
                    .asyncRule(\.voucher) { voucher in
                        try? await Task.sleep(for: .seconds(2))
                        return voucher == "ABC-123" ? .error("This voucher has been used.") : nil
                    }
            }
        }
        """#,
    form: voucherForm)

private let voucherForm: Form<AsyncRuleValues> = sections {
    section(footer: { _ in "ABC-123 has been used; any other voucher is good." }) {
        controlCell(title: "Voucher", control: textField(keyPath: \.voucher))
            .rules(\.voucher, [.pattern(/[A-Z]{3}-[0-9]{3}/, "Type a voucher such as ABC-124.")])
            .asyncRule(\.voucher) { voucher in
                try? await Task.sleep(for: .seconds(2))
                return voucher == "ABC-123" ? .error("This voucher has been used.") : nil
            }
    }
}
