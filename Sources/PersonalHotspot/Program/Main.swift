import CProcess

@main
enum Main {
    /// Keeps the password out of core dumps and away from other programs of the person's (`PR_SET_DUMPABLE`, prctl(2)).
    @MainActor
    static func main() {
        _ = process_set_dumpable(0)
        PersonalHotspot.main()
    }
}
