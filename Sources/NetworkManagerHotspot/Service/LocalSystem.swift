import CGio
import HotspotService

/// Information that is read from the machine itself, because NetworkManager doesn't provide it.
struct LocalSystem: Sendable {
    /// Returns true if dnsmasq is installed.
    var hasDnsmasq: @Sendable () -> Bool
    /// Returns the display name for the radio of an interface.
    var radioName: @Sendable (String) -> String
    /// Returns the devices that have joined through an interface, or `nil` if they can't be determined at the moment.
    /// The second argument has the devices that had joined before.
    var devices: @Sendable (String, [ConnectedDevice]) async -> [ConnectedDevice]?
    /// Returns the channels on which the radio of an interface may not run a hotspot. Returns an empty set if they are
    /// unknown.
    var forbiddenChannels: @Sendable (String) async -> Set<Int>
    /// Returns the program that installs packages, or `nil` if none is known.
    var packageManager: @Sendable () -> PackageManager?

    /// Reads the information from the machine that the program runs on.
    static let machine = LocalSystem(
        hasDnsmasq: { path(of: "dnsmasq") != nil },
        radioName: { interface in
            let index = text(at: "/sys/class/net/\(interface)/ifindex")?.filter(\.isNumber)
            return index.flatMap { text(at: "/run/udev/data/n\($0)") }.flatMap(RadioName.name(inProperties:))
                ?? interface
        },
        devices: { interface, before in
            async let dumped = output("iw", ["dev", interface, "station", "dump"])
            async let neighbours = output("ip", ["-4", "neigh", "show", "dev", interface])
            let dump = await dumped
            // If `iw` is not installed, all neighbours count as joined devices. If `iw` is installed but fails, the
            // devices are unknown at the moment.
            if dump == nil, path(of: "iw") != nil { return nil }
            let leases = text(at: "/var/lib/NetworkManager/dnsmasq-\(interface).leases")
            return JoinedDevices.devices(
                dump: dump, neighbours: await neighbours ?? "",
                names: leases.map(JoinedDevices.names(inLeases:)) ?? [:], before: before)
        },
        forbiddenChannels: { interface in
            let radio = text(at: "/sys/class/net/\(interface)/phy80211/name")?.filter { !$0.isNewline }
            guard let radio, let list = await output("iw", ["phy", radio, "channels"]) else { return [] }
            return Channel.forbidden(inList: list)
        },
        packageManager: { PackageManager.allCases.first { path(of: $0.rawValue) != nil } })

    /// The folders in which NetworkManager looks for a program, in NetworkManager's order. `PATH` is not used, because
    /// some of the folders are missing from it for ordinary users.
    private static let folders = ["/usr/sbin", "/sbin", "/usr/local/sbin", "/usr/bin", "/bin", "/usr/local/bin"]

    private static func path(of program: String) -> String? {
        folders.lazy.map { "\($0)/\(program)" }.first { g_file_test($0, file_test_is_executable) != 0 }
    }

    private static func output(_ program: String, _ arguments: [String]) async -> String? {
        guard let path = path(of: program) else { return nil }
        return await Subprocess.output([path] + arguments)
    }

    private static func text(at path: String) -> String? {
        var contents: UnsafeMutablePointer<CChar>?
        guard g_file_get_contents(path, &contents, nil, nil) != 0, let contents else { return nil }
        defer { g_free(contents) }
        return String(cString: contents)
    }
}

/// Finds the name of a radio. Its source is udev's hardware database.
enum RadioName {
    /// Returns the name of a radio from the text of one of udev's files, or `nil` if the text has no name. The text has
    /// lines of the form `E:NAME=value`.
    static func name(inProperties text: String) -> String? {
        var properties: [Substring: Substring] = [:]
        for line in text.split(separator: "\n") where line.hasPrefix("E:") {
            let parts = line.dropFirst(2).split(separator: "=", maxSplits: 1)
            if parts.count == 2 { properties[parts[0]] = parts[1] }
        }
        guard let model = properties["ID_MODEL_FROM_DATABASE"] else { return nil }
        return [properties["ID_VENDOR_FROM_DATABASE"], model].compactMap { $0 }.joined(separator: " ")
    }
}
