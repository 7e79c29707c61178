import FormCore

struct CheckButtonValues: Codable, Equatable, Sendable {
    var remembersPasswords = true
    var remembersAddresses = false
}

let checkButtonExample = Example<CheckButtonValues>(
    "Check Button",
    about: "For one of several things that can be chosen together.",
    code: #"""
        controlCell(title: "Remember Passwords", control: checkButton(keyPath: \.remembersPasswords))
        controlCell(title: "Remember Addresses", control: checkButton(keyPath: \.remembersAddresses))
            .help("Streets, towns and postcodes.")
        """#
) {
    controlCell(title: "Remember Passwords", control: checkButton(keyPath: \.remembersPasswords))
    controlCell(title: "Remember Addresses", control: checkButton(keyPath: \.remembersAddresses))
        .help("Streets, towns and postcodes.")
}
