import FormCore
import FormGtk
import HotspotService
import JoinCode

/// The page with the QR code that devices join with. The code is shown when the user asks for it, and hidden again when
/// the user leaves the page.
let joinForm: Form<Hotspot> = sections {
    section(footer: { translated($0.joinHint) }, isVisible: { !$0.isJoinCodeShown }) {
        showCell
    }
    section(
        footer: { _ in translated("Point a phone's camera at the code, or type the name and the password.") },
        isVisible: \.isJoinCodeShown
    ) {
        controlCell(
            title: "QR Code",
            control: picture(size: .window) { ($0.shownProfile?.joinText).flatMap { try? QRCode($0) }?.picture })
        // These rows only show text, for devices that can't scan the code. They have no value that could be edited,
        // because the user edits the settings on the previous page.
        textCell(title: "Network Name") { $0.shownProfile?.networkName }
        textCell(title: "Password") { $0.shownProfile?.password }
    }
    section(isVisible: \.isJoinCodeShown) {
        buttonCell(title: "Hide QR Code") { $0.showJoinCode(false) }
    }
}

private let showCell: Element<FormCell, Hotspot> = customCell(title: "Show QR Code") { cell, context in
    cell.role = .button
    cell.onSelect = { context.showJoinCode(true) }
    context.onClose { context.showJoinCode(false) }
    return { _ in }
}
.enabled { $0.profile.problem == nil }

extension RenderingContext<Hotspot> {
    /// Shows or hides the QR code. The change has the origin `.outside`, because whether the code is shown is not a
    /// setting, so it must not become an undo step.
    fileprivate func showJoinCode(_ isShown: Bool) { set(\.showsJoinCode, to: isShown, origin: .outside) }
}

extension Hotspot {
    fileprivate var isJoinCodeShown: Bool { shownProfile != nil }

    /// The profile in the QR code, or `nil` while the code is hidden or if devices can't join with the profile. The
    /// rows take their text from this property, so a search can't find the password while the code is hidden.
    fileprivate var shownProfile: HotspotProfile? { showsJoinCode && profile.problem == nil ? profile : nil }

    fileprivate var joinHint: Sentence {
        profile.problem?.sentence ?? "Anyone who sees the code can join: the password is in it."
    }
}
