import FormCore
import FormTesting
import ManualTime

/// Uses the form of a studio: texts that are refused, a dialog, items, pending changes, conflicts, notices, a search,
/// resets and undo, with a store that another program changes meanwhile.
///
/// - Returns: What is there at the end.
@MainActor
func useStudio(_ applying: Applying, _ write: @escaping @MainActor (String) -> Void) async throws -> String {
    let clock = TestClock()
    let keeper = MemoryKeeper(Studio())
    let driver = FormDriver(
        initial: keeper.opened, build: studioForm, title: "Studio", defaults: Studio(), applying: applying,
        environment: FormEnvironment(report: { _ in }, clock: clock))
    keeper.keep(driver)
    let (session, user) = (driver.session, HeadlessUser(of: driver.session))
    try driver.record(write)
    func answered() async {
        await comesTrue { session.record.rows.values.allSatisfy { !$0.isBeingChecked && $0.pending == nil } }
        clock.advance(by: .seconds(10))
    }
    func home() {
        while session.canGoBack || session.dialog != nil {
            session.canGoBack ? session.goBack() : session.cancelEdits()
        }
    }

    try user.enter("200", into: "Level")
    try user.pressEscape()
    try user.enter("55", into: "Level")
    try user.enter("31", into: "First")
    try user.enter("31", into: "Last")
    try user.enter("2027-02-30", into: "Opening")
    try user.enter("2027-02-28", into: "Opening")
    try user.enter("#ff0000", into: "Colour")
    try user.record(KeyboardShortcut("Ctrl+Shift+M") ?? .init(key: "m")!, in: "Record")
    try user.enter("example.org", into: "Hosts")
    for name in ["", "Taken", "Broken", "A name that is too long"] {
        try user.select("Name")
        try user.type(name)
        try user.pressReturn()
        await answered()
        home()
        await answered()
    }
    try user.select("Key")
    try user.type("short")
    try user.pressReturn()
    try user.type("battery staple")
    try user.pressReturn()
    home()

    try user.select("Name")
    try user.type("Broken")
    try user.pressReturn()
    await answered()
    home()
    try user.toggle("On")
    await answered()
    session.undo()
    try user.toggle("On")
    await answered()
    if applying == .explicitly { try user.apply() }
    await answered()
    try? user.choose("best", in: "Quality")

    try user.select("Days")
    try user.select("Monday")
    try user.select("Saturday")
    try user.goBack()
    try user.select("Proxy")
    try user.enter("", into: "Host")
    try user.enter("proxy.example.org", into: "Host")
    try user.enter("70000", into: "Port")
    try user.enter("3128", into: "Port")
    try user.apply()
    try user.select("Proxy")
    try user.enter("8", into: "Port")
    try user.cancelEdits()

    try user.select("Add Room")
    try user.remove("hall")
    clock.advance(by: .seconds(10))
    session.undo()
    try user.select("Add Track")
    home()
    try user.moveDown("voice")
    try user.select("bass")
    try user.remove("echo")
    try user.select("Add Effect")
    try user.enter("9", into: "delay")
    home()
    try user.remove("voice")
    if applying == .explicitly { try user.apply() }
    clock.advance(by: .seconds(10))

    // Another program changes what is not saved yet, and what is.
    keeper.changeFromOutside { ($0.level, $0.colour, $0.tracks[0].gain) = (10, Color(red: 0, green: 0, blue: 0), 8) }
    await keeper.save()
    for row in session.conflicts.prefix(1) { session.resolveConflict(at: row, .theirs) }
    for row in session.conflicts.prefix(1) { session.resolveConflict(at: row, .mine) }
    try user.enter("0.5", into: "Gain")
    if applying == .explicitly { try user.apply() }
    await keeper.save()
    keeper.changeFromOutside { $0.gain = 1.5 }
    driver.change { $0.signal = 3 }
    session.show(.warning("The disk is nearly full."), from: "disk", about: "Limit")
    session.show(.error("The clock is wrong."), at: "Start")

    try user.search("gain")
    try user.search(nil)
    try user.reset("Level")
    session.openChangedSettings()
    try user.goBack()
    for _ in 0..<6 { session.undo() }
    for _ in 0..<3 { session.redo() }
    home()
    try user.enter("-3", into: "Balance")
    try user.type("99", into: "Balance")
    return outcome(of: driver)
}
