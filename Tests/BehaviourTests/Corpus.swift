import Foundation
import Testing

/// The records of behaviour in `Tests/Corpus`.
///
/// A test compares what the program does today with the record. With the variable `UPDATE_CORPUS`, it writes the record.
enum Corpus {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Corpus")

    /// The command that writes all records anew.
    static let command = "UPDATE_CORPUS=1 Scripts/test corpus"

    static let isRecording = ProcessInfo.processInfo.environment["UPDATE_CORPUS"] != nil

    /// The files in a folder of the corpus, and in those below it, whose names have an ending.
    static func files(_ ending: String, in folder: String) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: self.folder.appending(path: folder).path)
            .filter { $0.hasSuffix(ending) }
            .map { "\(folder)/\($0)" }
            .sorted()
    }

    static func text(of file: String) throws -> String {
        try String(contentsOf: folder.appending(path: file), encoding: .utf8)
    }

    static func write(_ text: String, to file: String) throws {
        let url = folder.appending(path: file)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: url, atomically: true, encoding: .utf8)
    }

    /// Compares a text with a record.
    ///
    /// - Parameter advice: What else helps whoever reads the difference.
    static func compare(_ text: String, with file: String, advice: String = "") throws {
        if isRecording { return try write(text, to: file) }
        let expected = (try? self.text(of: file)) ?? ""
        guard let difference = lineDifference(from: expected, to: text) else { return }
        let advices = ["If that is on purpose, run \(command), and check what git diff shows.", advice]
        Issue.record(
            """
            The behaviour recorded in Tests/Corpus/\(file) has changed. \
            \(advices.filter { !$0.isEmpty }.joined(separator: "\n"))
            \(difference)
            """)
    }

    /// Writes the screens of a walk or of a log to the folder that the variable `FORM_SCREENS` names, if it is set.
    /// `diff --recursive` compares the folders of two commits.
    static func writeScreens(_ screens: [String], named name: String) throws {
        guard let path = ProcessInfo.processInfo.environment["FORM_SCREENS"] else { return }
        let url = URL(filePath: path).appending(path: "\(name).txt")
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        let numbered = screens.enumerated().map { "──── \($0.offset + 1)\n\($0.element)\n" }
        try numbered.joined(separator: "\n").write(to: url, atomically: true, encoding: .utf8)
    }

    /// The commands that write the screens of two commits, to be compared.
    static let adviceOnScreens = """
        To see the screens, run FORM_SCREENS=/tmp/after Scripts/test corpus here, FORM_SCREENS=/tmp/before \
        Scripts/test corpus on the commit before, and diff --recursive /tmp/before /tmp/after.
        """
}

/// The lines that differ, each with up to two equal ones on both sides; `nil` if the texts are equal.
func lineDifference(from old: String, to new: String) -> String? {
    guard old != new else { return nil }
    let (old, new) = (old.components(separatedBy: "\n"), new.components(separatedBy: "\n"))
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in new.difference(from: old) {
        switch change {
        case .remove(let offset, _, _): removed.insert(offset)
        case .insert(let offset, _, _): inserted.insert(offset)
        }
    }
    var lines: [(text: String, isEqual: Bool)] = []
    var (oldIndex, newIndex) = (0, 0)
    while oldIndex < old.count || newIndex < new.count {
        if removed.contains(oldIndex) {
            lines.append(("- \(old[oldIndex])", false))
            oldIndex += 1
        } else if inserted.contains(newIndex) {
            lines.append(("+ \(new[newIndex])", false))
            newIndex += 1
        } else {
            lines.append(("  \(new[newIndex])", true))
            (oldIndex, newIndex) = (oldIndex + 1, newIndex + 1)
        }
    }
    let shown = lines.indices.filter { index in
        lines[max(0, index - 2)..<min(lines.count, index + 3)].contains { !$0.isEqual }
    }
    var text: [String] = []
    for (index, previous) in zip(shown, [-1] + shown) {
        if index != previous + 1 { text.append("  …") }
        text.append(lines[index].text)
    }
    let longest = 60
    if text.count > longest { text = text.prefix(longest) + ["… and \(text.count - longest) more lines"] }
    return text.joined(separator: "\n")
}

/// A hash that is the same in each run and on each machine: FNV-1a of 64 bits.
struct Digest: CustomStringConvertible {
    private var hash: UInt64 = 0xcbf2_9ce4_8422_2325

    init(_ texts: [String] = []) {
        for text in texts { add(text) }
    }

    /// Adds a text and its end.
    mutating func add(_ text: String) {
        for byte in Array(text.utf8) + [0] { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }

    var description: String {
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
