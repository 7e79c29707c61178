import CProcess
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
