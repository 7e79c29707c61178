import FormCore
import FormGtk
import HotspotService
import JoinCode

/// The page with the QR code that devices join with, and the same in words for devices that can't scan it.
let joinForm: Form<Hotspot> = sections {
    section(footer: { translated($0.joinHint) }) {
        controlCell(title: "QR Code", control: picture(size: .window, value: \.joinPicture))
            .id("Picture")
            .formerly("Personal Hotspot/Join by QR Code/QR Code")
    }
    section(footer: { _ in translated("Anyone who sees this page can join.") }) {
        valueCell(title: "Network Name", text: \.networkName).copyable()
            .formerly("Personal Hotspot/Join by QR Code/Network Name")
        valueCell(title: "Password", text: \.password).concealed(atFirst: false).copyable()
            .formerly("Personal Hotspot/Join by QR Code/Password")
    }
}

extension Hotspot {
    /// The QR code, or `nil` if devices can't join with the profile.
    var joinPicture: Picture? {
        profile.problem == nil ? (try? QRCode(profile.joinText))?.picture : nil
    }

    fileprivate var joinHint: Sentence {
        if let problem = profile.problem { return problem.sentence }
        let hint: Sentence = "Point a phone's camera at the code, or type the name and the password."
        return profile.codeWarning.map { .paragraph([hint, $0]) } ?? hint
    }
}

extension HotspotProfile {
    /// Says that some phones can't join by the QR code; `nil` if all can.
    ///
    /// For WPA3 only, the code has the type `WPA` with `R:1`, as the WPA3 specification says. Some phones expect `SAE`.
    package var codeWarning: Sentence? {
        security == .wpa3 ? "Some phones can't join by the code with WPA3 only: type the password there." : nil
    }
}
