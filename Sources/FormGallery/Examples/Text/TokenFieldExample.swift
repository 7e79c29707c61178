import FormCore

struct TokenFieldValues: Codable, Equatable, Sendable {
    var ignoredHosts = ["localhost", "*.example.org", "192.168.0.0/16"]
    var servers: [IPAddress] = []
}

let tokenFieldExample = Example<TokenFieldValues>(
    "Token Field",
    about: "For a list of short texts that are typed, with commas or Return between them.",
    code: #"""
        controlCell(title: "Ignored Hosts", control: tokenField(keyPath: \.ignoredHosts))
        controlCell(
            title: "DNS Servers",
            control: tokenField(keyPath: \.servers, format: .ipAddress).placeholder("Address"))
        """#
) {
    controlCell(title: "Ignored Hosts", control: tokenField(keyPath: \.ignoredHosts))
    controlCell(
        title: "DNS Servers",
        control: tokenField(keyPath: \.servers, format: .ipAddress).placeholder("Address"))
}
