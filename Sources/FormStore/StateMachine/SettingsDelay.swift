/// The delays after which a store saves.
enum SettingsDelay {
    /// The delay after the latest change. All changes made while typing or dragging are thus saved together.
    static let afterChange = Duration.milliseconds(300)
    /// The longest delay after the oldest unsaved change, for changes that continue without a pause.
    static let longest = Duration.seconds(2)

    /// The delay before the next attempt while another program is writing the file.
    static let whileBusy = Duration.milliseconds(200)
    /// The time after which the user is told that the file can't be read because another program is writing it.
    static let longestBusy = Duration.seconds(5)

    /// Returns the delay after a number of consecutive failures: one second at first, then twice as long each time, up
    /// to 30 seconds.
    static func afterFailure(_ failures: Int) -> Duration {
        .seconds(min(1 << min(failures - 1, 5), 30))
    }
}
