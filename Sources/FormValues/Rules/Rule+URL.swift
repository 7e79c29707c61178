extension Rule where Value == String {
    /// Requires the address of a web page or service, with the scheme `https` or `http`.
    ///
    /// This is ``url(schemes:)`` with these two schemes.
    public static var url: Rule { url(schemes: ["https", "http"]) }

    /// Requires an address with a scheme and a host, such as `ftp://example.com/pub`.
    ///
    /// The address must be a URI with an authority (RFC 3986): ASCII characters without spaces, complete percent
    /// escapes, and optionally a user, a port, a path, a query and a fragment.
    ///
    /// - The host is required. It is a name or an IPv4 address as in ``host``, or an IPv6 address in brackets, without
    ///   a zone. Only an address with the scheme `file` may have a path without a host, such as
    ///   `file:///etc/proxy.pac`.
    /// - If there is a port, it must meet the rule ``port``. A colon without a port after it is also accepted.
    ///
    /// The rule doesn't check that the address can be reached. Empty text passes.
    ///
    /// ```swift
    /// let proxy: Rule<String> = .url(schemes: ["socks5", "http"])
    /// ```
    ///
    /// - Parameter schemes: The allowed schemes without the colon, in upper or lower case. An empty list allows all
    ///   schemes. The rule's sentence names the schemes, and uses the first one in its example.
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
        return Rule(asciiUnlessEmpty: sentence) { text in
            guard let scheme = text.utf8.schemeOfAddress else { return false }
            return allowed.isEmpty || allowed.contains(String(decoding: scheme, as: UTF8.self).lowercased())
        }
    }
}

extension String {
    /// True for a URI. A host is not required: a `mailto` link, for example, has none.
    package var isURI: Bool {
        guard utf8.hasOnlyURICharacters, let colon = utf8.firstIndex(of: UInt8(ascii: ":")) else { return false }
        let rest = utf8[utf8.index(after: colon)...]
        return rest.starts(with: "//".utf8) ? utf8.schemeOfAddress != nil : utf8[..<colon].isScheme && !rest.isEmpty
    }
}

extension String {
    /// True if this is the scheme of files, whose addresses need no host (RFC 8089).
    fileprivate var isFileScheme: Bool { lowercased() == "file" }
}

extension Collection<UInt8> {
    /// The scheme of a URI that has a host or is the address of a file (RFC 3986 section 3); `nil` for any other text.
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

    /// True if every byte is allowed somewhere in a URI and each percent sign is followed by two hexadecimal digits
    /// (RFC 3986 section 2).
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

    /// True for a host, optionally with a user before it and a port after it, such as `user@example.com:80`.
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

    /// True if the path, query and fragment have no square brackets, which are reserved for IPv6 addresses, and at most
    /// one number sign, which starts the fragment.
    private var isPathQueryAndFragment: Bool {
        hasNoBrackets && count(where: { $0 == UInt8(ascii: "#") }) <= 1
    }

    private var hasNoBrackets: Bool {
        !contains { $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "]") }
    }
}
