import ArgumentParser
import CProcess
import FormCommand
import Glibc

@main
enum Main {
    @MainActor
    static func main() {
        keepMemoryToItself()
        PersonalHotspot.main()
    }

    /// Keeps the password out of core dumps, away from other programs of the person's (`PR_SET_DUMPABLE`, prctl(2)),
    /// and out of the journal: a crash that Swift's runtime reports shows registers, and the memory that they point to.
    private static func keepMemoryToItself() {
        _ = process_set_dumpable(0)
        for crash in [SIGQUIT, SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGBUS, SIGSEGV] { signal(crash, SIG_DFL) }
    }
}

/// What the program is called, and all that it can be told.
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
