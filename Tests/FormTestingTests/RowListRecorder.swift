import FormCore
import Foundation
import RowLists
import Testing

/// Records the rows of the forms that tests make: for each suite the different lists, sorted, so that another test with
/// the same form changes nothing.
///
/// It is at work in a process whose variable `FORM_ROW_LISTS` names a folder; see Scripts/row-lists.
@MainActor
private final class RowListRecorder {
    private let folder: URL
    private var lists: [URL: Set<String>] = [:]

    init(into folder: URL) { self.folder = folder }

    func record(_ session: FormSession) {
        guard let file = Test.current.map({ file(of: $0.id) }),
            lists[file, default: []].insert(RowList.text(of: session)).inserted
        else { return }
        let text = lists[file, default: []].sorted().map { $0 + "\n" }.joined(separator: "\n")
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
        } catch {
            fatalError("The rows can't be recorded: \(error)")
        }
    }

    /// Returns the file of the test's suite.
    private func file(of test: Test.ID) -> URL {
        let suite = test.nameComponents.dropLast().joined(separator: ".")
        return folder.appending(path: test.moduleName).appending(path: (suite.isEmpty ? "No suite" : suite) + ".txt")
    }
}

@_cdecl("form_record_rows")
func recordRows() {
    guard let folder = ProcessInfo.processInfo.environment["FORM_ROW_LISTS"] else { return }
    MainActor.assumeIsolated {
        let recorder = RowListRecorder(into: URL(filePath: folder))
        FormRecorder.record = { recorder.record($0) }
    }
}
