import CGtk
import HotspotService

/// The name of the machine, as the default name of its network.
enum MachineName {
    /// The name of the machine that the program runs on, or `nil` if it has none that is worth showing.
    static var current: String? {
        networkName(machineInfo: text(at: "/etc/machine-info"), host: g_get_host_name().map { String(cString: $0) })
    }

    /// Returns a name that every device can show, or `nil` if the machine has none: the name that the user has given to
    /// the machine, or else its host name without the domain. It has plain apostrophes, quotation marks and hyphens, and
    /// no pictographs and invisible characters. A name that is too long is shortened to whole characters.
    ///
    /// - Parameters:
    ///   - machineInfo: The text of `/etc/machine-info` (machine-info(5)).
    ///   - host: The host name. The one of a machine without a name of its own is ignored.
    static func networkName(machineInfo: String?, host: String?) -> String? {
        let label = host?.split(separator: ".").first.map(String.init)
        let names = [machineInfo.flatMap(prettyName(inMachineInfo:)), label == "localhost" ? nil : label]
        return names.lazy.compactMap { $0.flatMap(networkName) }.first
    }

    private static func networkName(_ name: String) -> String? {
        // A shell's rules of quoting allow line breaks, and a host name may be “(none)”.
        var name = String(String.UnicodeScalarView(name.unicodeScalars.compactMap(\.shown)))
            .split(whereSeparator: \.isWhitespace).joined(separator: " ")
        while name.utf8.count > 32 || name.last?.isWhitespace == true { name.removeLast() }
        let isShown = name.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control } && name != "(none)"
        let profile = HotspotProfile(networkName: name, password: "12345678")
        return isShown && profile.problem == nil ? name : nil
    }

    /// Returns the value of `PRETTY_HOSTNAME`, without its quotation marks.
    private static func prettyName(inMachineInfo text: String) -> String? {
        let key = "PRETTY_HOSTNAME="
        guard let line = text.split(whereSeparator: \.isNewline).last(where: { $0.hasPrefix(key) }) else { return nil }
        // GLib undoes the quoting as a shell does, and refuses quotation marks that don't end.
        guard let value = g_shell_unquote(String(line.dropFirst(key.count)), nil) else { return nil }
        defer { g_free(value) }
        return String(cString: value)
    }

    private static func text(at path: String) -> String? {
        var contents: UnsafeMutablePointer<CChar>?
        guard g_file_get_contents(path, &contents, nil, nil) != 0, let contents else { return nil }
        defer { g_free(contents) }
        return String(cString: contents)
    }
}

extension Unicode.Scalar {
    /// The character as small devices can show it, or `nil` if it is left out.
    fileprivate var shown: Unicode.Scalar? {
        switch self {
        case "\u{2018}"..."\u{201B}", "\u{2032}", "\u{2035}", "\u{02BC}", "\u{FF07}": "'"
        case "\u{201C}"..."\u{201F}", "\u{2033}", "\u{2036}", "\u{FF02}": "\""
        case "\u{2010}"..."\u{2015}", "\u{2212}", "\u{FE58}", "\u{FE63}", "\u{FF0D}": "-"
        case "\u{20E3}", "\u{2800}": nil
        case _ where properties.isDefaultIgnorableCodePoint || properties.isEmoji && value > 0xFF: nil
        default: [.otherSymbol, .format, .privateUse, .unassigned].contains(properties.generalCategory) ? nil : self
        }
    }
}
