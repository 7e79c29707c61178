import HotspotService

/// Choosing a channel among the networks around.
enum Channel {
    /// The channels that are chosen from: they don't overlap, and need no radar to be listened for.
    static func choices(in band: HotspotBand) -> [Int] {
        band == .five ? [36, 40, 44, 48] : [1, 6, 11]
    }

    /// The channels on which there may be no hotspot, from what `iw phy PHY channels` prints.
    static func forbidden(inList text: String) -> Set<Int> {
        var forbidden: Set<Int> = []
        var channel: Int?
        for line in text.split(separator: "\n") {
            // * 2467 MHz [12] (disabled)
            if let match = line.firstMatch(of: /MHz \[(\d+)\]/) { channel = Int(match.1) }
            // A radio may not be the first to send there.
            if line.contains("(disabled)") || line.contains("No IR"), let channel { forbidden.insert(channel) }
        }
        return forbidden
    }

    /// The channel in which the least is heard.
    ///
    /// - Parameters:
    ///   - forbidden: Those that may not be used.
    ///   - present: The one in use: another has to be better.
    static func leastCrowded(
        in band: HotspotBand, among accessPoints: [AccessPoint], besides forbidden: Set<Int> = [],
        present: Int? = nil
    ) -> Int {
        let allowed = choices(in: band).filter { !forbidden.contains($0) }
        let choices = allowed.isEmpty ? choices(in: band) : allowed
        let crowds = choices.map { channel in (channel, crowd(at: channel, in: band, among: accessPoints)) }
        let least = crowds.map(\.1).min()
        let best = crowds.filter { $0.1 == least }.map(\.0)
        if let present, best.contains(present) { return present }
        return best.first ?? choices[0]
    }

    private static func crowd(at channel: Int, in band: HotspotBand, among accessPoints: [AccessPoint]) -> Int {
        // A network takes 20 MHz; the channels of 2.4 GHz lie 5 MHz apart.
        let frequency = band == .five ? 5000 + 5 * channel : 2407 + 5 * channel
        return accessPoints.filter { abs($0.frequency - frequency) < 20 }.map(\.strength).reduce(0, +)
    }
}
