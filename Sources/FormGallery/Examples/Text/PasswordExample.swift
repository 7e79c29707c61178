import FormCore

struct PasswordValues: Codable, Equatable, Sendable {
    @Secret var pin = "2580"
    @Secret var password = "correct horse"
}

let passwordExample = Example<PasswordValues>(
    "Password Field",
    about: "For a secret: dots, until the person asks to see it.",
    code: #"""
        controlCell(title: "PIN", control: passwordField(keyPath: \.pin))
            .rules(\.pin, [.pattern(/[0-9]{4}/, "Type four digits.")])
        nestedPasswordField(title: "Password", keyPath: \.password)
            .rules(\.password, [.length(8...63)])
        """#
) {
    controlCell(title: "PIN", control: passwordField(keyPath: \.pin))
        .rules(\.pin, [.pattern(/[0-9]{4}/, "Type four digits.")])
    nestedPasswordField(title: "Password", keyPath: \.password)
        .rules(\.password, [.length(8...63)])
}
