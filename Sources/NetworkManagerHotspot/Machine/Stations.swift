import HotspotService

/// Who has joined, from what `iw` and `ip` print: NetworkManager doesn't tell.
enum Stations {
    /// Reads `iw dev IF station dump`: hardware addresses, those that joined first before others.
    static func joined(inDump text: String) -> [String] {
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
            .map(\.element.address)
    }

    /// Reads `ip -4 neigh show dev IF`: network addresses by hardware address, of those who may be there.
    static func addresses(inNeighbours text: String) -> [String: String] {
        var addresses: [String: String] = [:]
        for line in text.split(separator: "\n") {
            let words = line.split(separator: " ").map(String.init)
            guard let address = words.first, let mark = words.firstIndex(of: "lladdr"), mark + 1 < words.count,
                words.last != "FAILED", words.last != "INCOMPLETE"
            else { continue }
            let hardware = words[mark + 1].lowercased()
            // One that was just used counts more than one from before.
            if addresses[hardware] == nil || words.last == "REACHABLE" { addresses[hardware] = address }
        }
        return addresses
    }

    /// Who has joined.
    ///
    /// - Parameters:
    ///   - dump: What `iw` prints; `nil` where it is missing, and all neighbours count as joined.
    ///   - neighbours: What `ip` prints.
    ///   - names: What devices call themselves, by hardware address.
    static func devices(dump: String?, neighbours: String, names: [String: String] = [:]) -> [ConnectedDevice] {
        let addresses = addresses(inNeighbours: neighbours)
        let joined = dump.map(joined(inDump:)) ?? addresses.keys.sorted()
        return joined.map { ConnectedDevice(id: $0, address: addresses[$0], name: names[$0]) }
    }

    /// Reads dnsmasq's leases: names by hardware address.
    static func names(inLeases text: String) -> [String: String] {
        var names: [String: String] = [:]
        for line in text.split(separator: "\n") {
            let words = line.split(separator: " ").map(String.init)
            if words.count >= 4, words[3] != "*" { names[words[1].lowercased()] = words[3] }
        }
        return names
    }
}
