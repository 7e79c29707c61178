import FormCore
import FormTesting
import Testing

/// The samples of “Recording and replaying”.
@MainActor
@Suite("The article on recording and replaying")
struct RecordingAndReplaying {
    @Test("has samples that work")
    func samples() throws {
        let driver = FormDriver(initial: Settings(), build: settingsForm, title: "Settings")
        var log: [String] = []
        let recording = try driver.record { log.append($0) }
        let user = HeadlessUser(of: driver.session)
        try user.select("Personal Hotspot")
        try user.toggle("Personal Hotspot")
        try user.select("Password")
        try user.type("battery staple")
        try user.pressReturn()
        recording.cancel()

        let replayed = try replay(log, form: settingsForm)
        #expect(replayed.state.hotspot.isEnabled)
        #expect(Screen(of: replayed.session) == user.screen)

        var screens: [String] = []
        try replay(log, form: settingsForm) { driver in screens.append(Screen(of: driver.session).description) }
        #expect(screens.count == log.count)
    }
}
