import FormCore

struct FormattedFieldValues: Codable, Equatable, Sendable {
    var port = 8080
    var delay = 30
}

let formattedFieldExample = Example<FormattedFieldValues>(
    "Formatted Field",
    about: "For a value that is typed as text.",
    code: #"""
        controlCell(title: "Port", control: formattedField(keyPath: \.port, format: .whole(in: 1...65535)))
        nestedFormattedField(title: "Delay", keyPath: \.delay, format: seconds)
        """#
) {
    controlCell(title: "Port", control: formattedField(keyPath: \.port, format: .whole(in: 1...65535)))
    nestedFormattedField(title: "Delay", keyPath: \.delay, format: seconds)
}

private let seconds = Format<Int>(
    print: { "\($0) s" },
    parse: { text in
        guard let number = Int(text.filter { $0 != "s" && $0 != " " }) else {
            return .failure("Type a number of seconds, such as 30 s.")
        }
        return .success(number)
    }
)
