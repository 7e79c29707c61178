import FormCore
import FormStore
import FormTesting
import Foundation
import Testing

@testable import RandomActions
@testable import RandomNumbers

/// `Tests/Corpus/Logs/FORM/NAME.log` is a log that was recorded once, and `NAME.txt` beside it what a replay gives.
///
/// The log itself is written only if it is missing, since an old log has to give the same again.
@MainActor
@Suite("The logs of the corpus")
struct LogCorpusTests {
    @Test("give the recorded screens and states when they are replayed", arguments: try logFiles())
    func replays(file: String) throws { try compareReplay(of: file) }

    @Test("are written today as they were")
    func written() async throws {
        for (number, applying) in [Applying.atOnce, .explicitly, .atOnce, .explicitly].enumerated() {
            try await compareLog("everything/walk-\(number + 1)") {
                try walk(of: 300, UInt64(number + 1), applying, $0)
            }
        }
        for applying in [Applying.atOnce, .explicitly] {
            try await compareLog("studio/\(applying)") { try await useStudio(applying, $0) }
        }
    }

    /// - Parameter acts: Writes a log, and returns what is there at the end, which the replay has to give.
    private func compareLog(
        _ name: String, _ acts: (@escaping @MainActor (String) -> Void) async throws -> String
    ) async throws {
        let file = "Logs/\(name).log"
        let lines = Lines()
        let outcome = try await acts { lines.list.append($0) }
        let environment = FormEnvironment(report: { _ in })
        let replayed =
            name.hasPrefix("studio/")
            ? BehaviourTests.outcome(of: try replay(lines.list, form: studioForm, environment: environment))
            : BehaviourTests.outcome(of: try replay(lines.list, form: everythingFormOfLogs, environment: environment))
        if let difference = lineDifference(from: outcome, to: replayed) {
            Issue.record("The replay of the acts of Tests/Corpus/\(file) ends otherwise.\n\(difference)")
        }
        let log = lines.list.joined(separator: "\n") + "\n"
        if Corpus.isRecording, !FileManager.default.fileExists(atPath: Corpus.folder.appending(path: file).path) {
            try Corpus.write(log, to: file)
            return try compareReplay(of: file)
        }
        let recorded = (try? Corpus.text(of: file)) ?? ""
        guard let difference = lineDifference(from: recorded, to: log) else { return }
        Issue.record(
            """
            The acts of Tests/Corpus/\(file) write another log. If that is on purpose, rename that log, since it still \
            has to be replayed, and run \(Corpus.command).
            \(difference)
            """)
    }

    private func compareReplay(of file: String) throws {
        let lines = try Corpus.text(of: file).split(separator: "\n").map(String.init)
        let name = String(file.dropLast(4))
        let report =
            name.hasPrefix("Logs/studio/")
            ? try LogReport(lines, studioForm, Studio.format)
            : try LogReport(lines, everythingFormOfLogs, SettingsFormat(defaults: Everything()))
        try Corpus.writeScreens(report.screens, named: name)
        try Corpus.compare(report.text, with: name + ".txt", advice: Corpus.adviceOnScreens)
    }

    private final class Lines {
        var list: [String] = []
    }
}

private func logFiles() throws -> [String] { try Corpus.files(".log", in: "Logs") }

@MainActor private let everythingFormOfLogs = everythingForm(and: shelvesSection, tasksSection, extrasSection)

/// What the replay of a log gives.
@MainActor
private struct LogReport {
    /// The screen after each line of the log.
    private(set) var screens: [String] = []
    private(set) var text = ""

    init<State: Codable & Equatable & Sendable>(
        _ lines: [String], _ form: Form<State>, _ format: SettingsFormat<State>
    ) throws {
        let environment = FormEnvironment(report: { _ in })
        let driver = try replay(lines, form: form, environment: environment) { driver in
            screens.append("\(lines[screens.count])\n\n\(Screen(of: driver.session))")
        }
        add("The digest of the screen after each line", zip(lines, screens).map { "\(Digest([$1])) \($0.prefix(90))" })
        let session = driver.session
        let last = Screen(of: session).description
        add("The last screen", [last])
        let steps = [("undo", session.undoStep), ("redo", session.redoStep)].map { "\($0): \($1?.title ?? "–")" }
        add("The last state", try [json(driver.state, format)] + steps)
        if driver.edited != driver.state { add("With the edits", try [json(driver.edited, format)]) }
        while session.canGoBack || session.dialog != nil {
            session.canGoBack ? session.goBack() : session.cancelEdits()
        }
        add("All pages, after the last one is left", [allScreens(of: HeadlessUser(of: session))])
        var undone = 0
        while session.undoStep != nil {
            let before = driver.edited
            session.undo()
            // A step that a service has to accept stays.
            if driver.edited == before { break }
            undone += 1
        }
        add("With \(undone) steps undone", try [json(driver.edited, format)])
    }

    private mutating func add(_ heading: String, _ lines: [String]) {
        text += "════ \(heading)\n\(lines.joined(separator: "\n"))\n\n"
    }

    /// The values that differ from their defaults.
    private func json<State>(_ state: State, _ format: SettingsFormat<State>) throws -> String {
        JSONValue.object(try format.encode(state, over: JSONObject())).description
    }
}

/// The screen, the values and the undo steps of a form.
@MainActor
func outcome<State>(of driver: FormDriver<State>) -> String {
    let session = driver.session
    let values = session.rows().map { "\($0.path): \($0.value?.concealedText ?? "-")" }
    return """
        \(Screen(of: session))
        \(session.undoStep?.title ?? "–") \(session.redoStep?.title ?? "–")
        \(values.joined(separator: "\n"))
        """
}

/// Takes random actions over the form with everything.
@MainActor
private func walk(
    of length: Int, _ seed: UInt64, _ applying: Applying, _ write: @escaping @MainActor (String) -> Void
) throws -> String {
    var generator = SeededGenerator(seed: seed)
    let inUse = FormInUse(everythingFormOfLogs, applying) { HeadlessUser(of: $0) }
    try inUse.driver.record(write)
    for _ in 0..<length { inUse.take(.random(on: inUse.screen, isAlone: false, using: &generator)) }
    return outcome(of: inUse.driver)
}
