/// The delays after which a store saves.
enum SettingsDelay {
    /// The delay after the latest change. All changes made while typing or dragging are thus saved together.
    static let afterChange = Duration.milliseconds(300)
    /// The longest delay after the oldest unsaved change, for changes that continue without a pause.
    static let longest = Duration.seconds(2)

    /// The delay before an unreadable file is set aside, because another program may still be writing it.
    static let beforeSettingAside = Duration.seconds(1)

    /// Returns the delay after a number of consecutive failures: one second at first, then twice as long each time, up
    /// to 30 seconds.
    static func afterFailure(_ failures: Int) -> Duration {
        .seconds(min(1 << min(failures - 1, 5), 30))
    }
}
