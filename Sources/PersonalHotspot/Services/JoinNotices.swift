public import HotspotService

/// Notifies the user of devices that join: always, only while the screen is unlocked, or never, as the user has chosen.
@MainActor
public struct JoinNotices {
    private let isScreenLocked: @MainActor () async -> Bool
    private let tell: @MainActor (ConnectedDevice) -> Void

    /// Creates notices.
    ///
    /// - Parameters:
    ///   - isScreenLocked: Returns true while the screen is locked.
    ///   - tell: Shows a desktop notification about a device.
    public init(
        isScreenLocked: @escaping @MainActor () async -> Bool, tell: @escaping @MainActor (ConnectedDevice) -> Void
    ) {
        self.isScreenLocked = isScreenLocked
        self.tell = tell
    }

    func joined(_ devices: [ConnectedDevice], _ option: NotificationOption) {
        switch option {
        case .never: break
        case .always: for device in devices { tell(device) }
        case .whenUnlocked:
            guard !devices.isEmpty else { return }
            Task {
                guard await !isScreenLocked() else { return }
                for device in devices { tell(device) }
            }
        }
    }
}
