import FormCore

struct TextFieldValues: Codable, Equatable, Sendable {
    var name = "Anna"
    var company = ""
    var motto = "Whatever is worth doing at all is worth doing well, and whatever is worth saying is worth a line."
    var address = "Harbour Street 7"
}

let textFieldExample = Example<TextFieldValues>(
    "Text Field",
    about: "For one line of text; in the row, filling the row, or on a page of its own.",
    code: #"""
        controlCell(title: "Name", control: textField(keyPath: \.name))
            .rules(\.name, [.required])
        controlCell(title: "Company", control: textField(keyPath: \.company))
        controlCell(title: "Motto", control: textField(keyPath: \.motto), leftAligned: true)
        nestedTextField(title: "Address", keyPath: \.address)
        """#
) {
    controlCell(title: "Name", control: textField(keyPath: \.name))
        .rules(\.name, [.required])
    controlCell(title: "Company", control: textField(keyPath: \.company))
    controlCell(title: "Motto", control: textField(keyPath: \.motto), leftAligned: true)
    nestedTextField(title: "Address", keyPath: \.address)
}
