import FormCore
import FormGtk
import HotspotService
import JoinCode

/// The page with the code that devices join with; it is shown when the person asks for it, until they leave the page.
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
        // In clear, for who can't scan the code; they are nobody's values, which stand on the page before.
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
    /// What is on the screen is no setting, and so no step that could be undone.
    fileprivate func showJoinCode(_ isShown: Bool) { set(\.showsJoinCode, to: isShown, origin: .outside) }
}

extension Hotspot {
    fileprivate var isJoinCodeShown: Bool { shownProfile != nil }

    /// What devices join with, while the person wants to see it: a search finds what is shown.
    fileprivate var shownProfile: HotspotProfile? { showsJoinCode && profile.problem == nil ? profile : nil }

    fileprivate var joinHint: Sentence {
        profile.problem?.sentence ?? "Whoever sees the code can join: the password is in it."
    }
}
