import HotspotService

/// Finds the joined devices in the output of `iw` and `ip`, because NetworkManager doesn't report them.
enum JoinedDevices {
    /// Returns the devices in the output of `iw dev IF station dump`, in the order in which they joined: their hardware
    /// addresses, and the number of seconds since they joined.
    static func joined(inDump text: String) -> [(address: String, seconds: Int)] {
        var stations: [(address: String, seconds: Int)] = []
        for line in text.split(separator: "\n") {
            let words = line.split { $0 == " " || $0 == "\t" }
            if words.count >= 2, words[0] == "Station" {
                stations.append((words[1].lowercased(), 0))
            } else if words.count >= 3, words[0] == "connected", words[1] == "time:", !stations.isEmpty {
                stations[stations.count - 1].seconds = Int(words[2]) ?? 0
            }
        }
        return stations.enumerated().sorted { ($1.element.seconds, $0.offset) < ($0.element.seconds, $1.offset) }
            .map(\.element)
    }

    /// Returns the network addresses in the output of `ip -4 neigh show dev IF`, by hardware address. Devices that
    /// could not be reached are left out.
    static func addresses(inNeighbours text: String) -> [String: String] {
        var addresses: [String: String] = [:]
        for line in text.split(separator: "\n") {
            let words = line.split(separator: " ").map(String.init)
            guard let address = words.first, let mark = words.firstIndex(of: "lladdr"), mark + 1 < words.count,
                words.last != "FAILED", words.last != "INCOMPLETE"
            else { continue }
            let hardware = words[mark + 1].lowercased()
            // A neighbour that was just reached is preferred to an older entry.
            if addresses[hardware] == nil || words.last == "REACHABLE" { addresses[hardware] = address }
        }
        return addresses
    }

    /// Returns the devices that have joined.
    ///
    /// - Parameters:
    ///   - dump: The output of `iw`, or `nil` if `iw` is not installed. Without this output, every device in
    ///     `neighbours` counts as joined.
    ///   - neighbours: The output of `ip`, which lists the network's devices with their addresses.
    ///   - names: The names that devices report, by hardware address.
    ///   - before: The devices that had joined before. A device that is still there keeps its address and name: the
    ///     machine forgets a neighbour that sleeps.
    static func devices(
        dump: String?, neighbours: String, names: [String: String] = [:], before: [ConnectedDevice] = []
    ) -> [ConnectedDevice] {
        let addresses = addresses(inNeighbours: neighbours)
        let joined = dump.map(joined(inDump:)) ?? addresses.keys.sorted().map { ($0, 0) }
        let known = Dictionary(before.map { ($0.id, $0) }) { first, _ in first }
        return joined.map { id, seconds in
            let address = addresses[id] ?? known[id]?.address
            return ConnectedDevice(
                id: id, address: address, name: names[id] ?? known[id]?.name,
                lacksAddress: address == nil && seconds >= 15)
        }
    }

    /// Returns the device names in dnsmasq's leases, by hardware address.
    static func names(inLeases text: String) -> [String: String] {
        var names: [String: String] = [:]
        for line in text.split(separator: "\n") {
            let words = line.split(separator: " ").map(String.init)
            if words.count >= 4, words[3] != "*" { names[words[1].lowercased()] = words[3] }
        }
        return names
    }
}
