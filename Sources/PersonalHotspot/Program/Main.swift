import ArgumentParser
import CProcess
import FormCommand
import Glibc

@main
enum Main {
    @MainActor
    static func main() {
        protectMemory()
        PersonalHotspot.main()
    }

    /// Keeps the password out of core dumps, and prevents the user's other programs from reading it in this program's
    /// memory (`PR_SET_DUMPABLE`, prctl(2)).
    ///
    /// This method also turns off the crash reports of Swift's runtime. A crash report would write registers, and the
    /// memory that they point to, into the journal.
    private static func protectMemory() {
        _ = process_set_dumpable(0)
        for crash in [SIGQUIT, SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGBUS, SIGSEGV] { signal(crash, SIG_DFL) }
    }
}

/// The program's name, description and commands.
extension PersonalHotspot {
    static let configuration = CommandConfiguration(
        commandName: "personal-hotspot",
        abstract: "Share this computer's connection over Wi-Fi.",
        discussion: """
            Opens a window with the hotspot's settings. Started again, it raises that window, and \
            shows the page that --page names. The commands \
            list and change the same settings with no window; one that is open follows.
            """,
        version: version,
        subcommands: [
            OnCommand.self, OffCommand.self, StatusCommand.self, DevicesCommand.self, QRCommand.self,
        ] + formCommands
    )
}
