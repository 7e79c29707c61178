import HotspotService

/// Choosing a channel among the networks around.
enum Channel {
    /// The channels that are chosen from: they don't overlap, and need no radar to be listened for.
    static func choices(in band: HotspotBand) -> [Int] {
        band == .five ? [36, 40, 44, 48] : [1, 6, 11]
    }

    /// The channel in which the least is heard.
    ///
    /// - Parameter present: The one in use: another has to be better.
    static func leastCrowded(in band: HotspotBand, among accessPoints: [AccessPoint], present: Int? = nil) -> Int {
        let choices = choices(in: band)
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
