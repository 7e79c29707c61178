/// How long a store waits before it saves.
enum SettingsDelay {
    /// After a change: typing and dragging are saved once.
    static let afterChange = Duration.milliseconds(300)
    /// While changes go on without a pause.
    static let longest = Duration.seconds(2)

    /// Before a file that can't be read is taken for no settings file: it may be one that is being written.
    static let beforeSettingAside = Duration.seconds(1)

    /// After so many failures in a row.
    static func afterFailure(_ failures: Int) -> Duration {
        .seconds(min(1 << min(failures - 1, 5), 30))
    }
}
