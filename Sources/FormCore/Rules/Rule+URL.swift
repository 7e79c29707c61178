extension Rule where Value == String {
    /// A text has to be the address of a web page or service, with `https` or `http`.
    ///
    /// It is ``url(schemes:)`` for these two.
    public static var url: Rule { url(schemes: ["https", "http"]) }

    /// A text has to be an address with a scheme and a host, such as `ftp://example.com/pub`.
    ///
    /// It has the shape of a URI with an authority (RFC 3986): characters of ASCII
    /// with no spaces, whole percent escapes, perhaps a user, a port, a path, a query
    /// and a fragment. The host is required: a name or an IPv4 address as in
    /// ``host``, or an IPv6 address in brackets, with no zone. The port is one of
    /// ``port``, or left empty. Only the address of a file may have a path and no
    /// host, such as `file:///etc/proxy.pac`. Whether the address can be reached is
    /// not tried. An empty text meets the rule.
    ///
    /// ```swift
    /// let proxy: Rule<String> = .url(schemes: ["socks5", "http"])
    /// ```
    ///
    /// - Parameter schemes: The schemes that are allowed, with no colon, in any case; an empty
    ///   list allows all. The sentence names them, and has the first one in its example.
    public static func url(schemes: [String]) -> Rule {
        let first = schemes.first ?? "https"
        let example = first.isFileScheme ? "\(first):///etc/hosts" : "\(first)://example.com"
        let starts = schemes.map { Sentence(verbatim: $0.isFileScheme ? "\($0):///" : "\($0)://") }
        let sentence =
            schemes.isEmpty
            ? Sentence("Type an address with its scheme, such as %s.", example)
            : Sentence(
                "Type an address that starts with %1$s, such as %2$s.", Sentence.alternatives(starts), example)
        let allowed = schemes.map { $0.lowercased() }
        return Rule(unlessEmpty: sentence) { text in
            guard let scheme = text.utf8.schemeOfAddress else { return false }
            return allowed.isEmpty || allowed.contains(String(decoding: scheme, as: UTF8.self).lowercased())
        }
    }
}

extension String {
    /// Whether it has the shape of a URI, with a host or without one, as that of a mail has none.
    var isURI: Bool {
        guard utf8.hasOnlyURICharacters, let colon = utf8.firstIndex(of: UInt8(ascii: ":")) else { return false }
        let rest = utf8[utf8.index(after: colon)...]
        return rest.starts(with: "//".utf8) ? utf8.schemeOfAddress != nil : utf8[..<colon].isScheme && !rest.isEmpty
    }
}

extension String {
    /// Whether addresses with this scheme need no host (RFC 8089).
    fileprivate var isFileScheme: Bool { lowercased() == "file" }
}

extension Collection<UInt8> {
    /// The scheme of a URI with a host, or of a file (RFC 3986 section 3), or nothing where this is none.
    fileprivate var schemeOfAddress: SubSequence? {
        guard hasOnlyURICharacters, let colon = firstIndex(of: UInt8(ascii: ":")) else { return nil }
        let scheme = self[..<colon]
        let rest = self[index(after: colon)...]
        guard scheme.isScheme, rest.starts(with: "//".utf8) else { return nil }
        let authority = rest.dropFirst(2).prefix { !"/?#".utf8.contains($0) }
        let tail = rest[authority.endIndex...]
        let isFileHere =
            authority.isEmpty && tail.first == UInt8(ascii: "/") && String(decoding: scheme, as: UTF8.self).isFileScheme
        return (authority.isAuthority || isFileHere) && tail.isPathQueryAndFragment ? scheme : nil
    }

    /// Whether each byte may stand somewhere in a URI, and each percent sign has two digits (RFC 3986, 2).
    fileprivate var hasOnlyURICharacters: Bool {
        var rest = self[...]
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "%") {
                guard let first = rest.popFirst(), let second = rest.popFirst(),
                    first.isHexDigit, second.isHexDigit
                else { return false }
            } else if !byte.isUnreserved, !":/?#[]@!$&'()*+,;=".utf8.contains(byte) {
                return false
            }
        }
        return true
    }

    fileprivate var isScheme: Bool {
        first?.isLetter == true && allSatisfy { $0.isLetter || $0.isDigit || "+-.".utf8.contains($0) }
    }

    /// Whether this is a host, with or without a user before it and a port behind it.
    private var isAuthority: Bool {
        var host = self[...]
        if let at = host.firstIndex(of: UInt8(ascii: "@")) {
            guard host[..<at].hasNoBrackets else { return false }
            host = host[host.index(after: at)...]
        }
        if host.first == UInt8(ascii: "["), let end = host.firstIndex(of: UInt8(ascii: "]")) {
            return IPv6Address(bytes: host[..<end].dropFirst()) != nil && host[host.index(after: end)...].isEmptyOrPort
        }
        let name = host.prefix { $0 != UInt8(ascii: ":") }
        return (name.isHostName || IPv4Address(bytes: name) != nil) && host[name.endIndex...].isEmptyOrPort
    }

    private var isEmptyOrPort: Bool {
        isEmpty || first == UInt8(ascii: ":") && (dropFirst().isEmpty || dropFirst().isPort)
    }

    /// Square brackets are for IPv6 addresses, and a number sign is in an address once.
    private var isPathQueryAndFragment: Bool {
        hasNoBrackets && count(where: { $0 == UInt8(ascii: "#") }) <= 1
    }

    private var hasNoBrackets: Bool {
        !contains { $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "]") }
    }
}
