public import HotspotService

/// Notifies the user when a device joins. The user chooses whether this happens always, only while the screen is
/// unlocked, or never.
@MainActor
public struct JoinNotices {
    private let isScreenLocked: @MainActor () async -> Bool
    private let tell: @MainActor (ConnectedDevice) -> Void

    /// Creates an object that notifies the user.
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
