import HotspotService

/// Chooses a channel that networks nearby use as little as possible.
enum Channel {
    /// Returns the channels that can be chosen automatically, or `nil` if all of them are forbidden. They don't require
    /// radar detection.
    ///
    /// Channels that don't overlap and that most countries allow come first; the others count only if all of these are
    /// forbidden.
    static func choices(in band: HotspotBand, except forbidden: Set<Int> = []) -> [Int]? {
        let groups =
            switch band {
            case .five: [[36, 40, 44, 48], [149, 153, 157, 161, 165]]
            case .compatible: [[1, 6, 11], Array(2...10)]
            case .twoPointFour: [[1, 6, 11], Array(2...10), [12, 13]]
            }
        return groups.lazy.map { $0.filter { !forbidden.contains($0) } }.first { !$0.isEmpty }
    }

    /// Returns the channels on which no hotspot is allowed, from the output of `iw phy PHY channels`.
    static func forbidden(inList text: String) -> Set<Int> {
        var forbidden: Set<Int> = []
        var channel: Int?
        for line in text.split(separator: "\n") {
            // The line of a channel looks like this: `* 2467 MHz [12] (disabled)`
            if let match = line.firstMatch(of: /MHz \[(\d+)\]/) { channel = Int(match.1) }
            // “No IR” means that a radio may not be the first to transmit on the channel.
            if line.contains("(disabled)") || line.contains("No IR"), let channel { forbidden.insert(channel) }
        }
        return forbidden
    }

    /// Returns the channel with the weakest signals from other networks, or `nil` if all channels are forbidden.
    ///
    /// - Parameters:
    ///   - accessPoints: The networks nearby.
    ///   - forbidden: The channels that may not be used.
    ///   - present: The channel in use, or `nil`. It is kept if it is among the channels with the weakest signals.
    static func leastCrowded(
        in band: HotspotBand, among accessPoints: [AccessPoint], besides forbidden: Set<Int> = [],
        present: Int? = nil
    ) -> Int? {
        let choices = choices(in: band, except: forbidden) ?? []
        let crowds = choices.map { channel in (channel, crowd(at: channel, in: band, among: accessPoints)) }
        let least = crowds.map(\.1).min()
        let best = crowds.filter { $0.1 == least }.map(\.0)
        if let present, best.contains(present) { return present }
        return best.first
    }

    private static func crowd(at channel: Int, in band: HotspotBand, among accessPoints: [AccessPoint]) -> Int {
        // A network is 20 MHz wide, and consecutive channel numbers are 5 MHz apart.
        let frequency = band == .five ? 5000 + 5 * channel : 2407 + 5 * channel
        return accessPoints.filter { abs($0.frequency - frequency) < 20 }.map(\.strength).reduce(0, +)
    }
}
