public import HotspotService

/// Tells the person which devices join, as they want to be told.
@MainActor
public struct JoinNotices {
    private let isScreenLocked: @MainActor () async -> Bool
    private let tell: @MainActor (ConnectedDevice) -> Void

    /// Makes notices.
    ///
    /// - Parameters:
    ///   - isScreenLocked: Whether nobody sits in front of the screen.
    ///   - tell: Shows one on the desktop.
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
