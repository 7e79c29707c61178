import ArgumentParser
import FormCommand
import FormCore
import JoinCode
import PersonalHotspot

/// `qr`: prints the QR code that devices join with.
struct QRCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "qr",
        abstract: "Print a QR code to join with.",
        discussion: """
            Point a phone's camera at it. Anyone who sees it can join: the password is in it.

            With --json the command prints an object with the text of the code.
            """)

    @OptionGroup var settings: HotspotOptions

    @Flag(help: "Print an object in JSON.")
    var json = false

    func run() throws {
        let json = json
        try PersonalHotspot.carryOut(settings, needsSettings: false) { form in
            try form.requireProfile(settingAside: nil)
            // A newly generated password may not be stored yet. `get` with `revealsSecret` stores it before it returns,
            // so that the printed code remains valid.
            _ = try form.rows.get("Network/Password", revealsSecret: true)
            let state = form.driver(over: Settings.self).state
            if let obstacle = state.summary.savingProblem { throw NoCode(sentence: obstacle) }
            if let problem = state.profile.problem { throw problem }
            let text = state.profile.joinText
            if json {
                try form.print(json: ["text": .string(text)])
            } else {
                try form.print(text: QRCode(text).terminalText(isColoured: form.isForPeople))
            }
            if let warning = state.profile.codeWarning { form.remark(.warning(warning)) }
            if !state.summary.isOn { form.remark(.information("Devices can join while the hotspot is on.")) }
        }
    }
}

/// The reason why no code can be printed.
private struct NoCode: SentenceError {
    let sentence: Sentence
}
