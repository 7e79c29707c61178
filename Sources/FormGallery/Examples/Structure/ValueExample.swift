import FormCore

struct ValueValues: Codable, Equatable, Sendable {
    var address = "00:1a:2b:3c:4d:5e"
    @Secret var password = "open sesame"
}

let valueExample = Example<ValueValues>(
    "Value",
    about: "For what is read and never written.",
    haveValues: false,
    code: #"""
        valueCell(title: "Address", text: \.address).copyable()
        valueCell(title: "Password", text: \.password).concealed().copyable()
        """#
) {
    valueCell(title: "Address", text: \.address).copyable()
    valueCell(title: "Password", text: \.password).concealed().copyable()
}
