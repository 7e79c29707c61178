import CompilerRun
import Testing

/// All mistakes, each in a form of its own, in one source that is checked once.
@MainActor
private enum MistakenForms {
    static let mistakes = MistakenRow.all + [MistakenRow.missingBind]

    static let source =
        FormSource.state + FormSource.form("right")
        + mistakes.enumerated().map { FormSource.form("form\($0)", with: $1.row) }.joined()

    static let run = Result { try CompilerRun(checking: source) }

    static func errors(of mistake: MistakenRow) throws -> [String] {
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
        let line = try #require(lines.firstIndex { $0.hasSuffix(" " + mistake.row) }) + 1
        return try run.get().errors.filter { $0.line == line }.map(\.text)
    }
}

@Suite("A mistake in one of fifty rows", .serialized)
@MainActor
struct CompilerMessageTests {
    @Test("is named in its line before all else", arguments: MistakenRow.all)
    func first(mistake: MistakenRow) throws {
        let errors = try MistakenForms.errors(of: mistake)
        #expect(errors.first?.contains(mistake.message) == true, "\(errors)")
        // The braces of an if are named at both ends.
        #expect(Set(errors).count == 1)
    }

    @Test("is named in its line, where a bind is missing")
    func missingBind() throws {
        let errors = try MistakenForms.errors(of: .missingBind)
        #expect(errors.contains { $0.contains(MistakenRow.missingBind.message) }, "\(errors)")
    }

    @Test("takes the blame for all that is said: no other line has an error")
    func elsewhere() throws {
        let lines = MistakenForms.source.split(separator: "\n", omittingEmptySubsequences: false)
        let errors = try MistakenForms.run.get().errors
        #expect(!errors.isEmpty)
        for error in errors {
            let line = error.file == nil && error.line > 0 ? lines[error.line - 1].drop { $0 == " " } : "no line"
            #expect(MistakenForms.mistakes.contains { $0.row == line }, "\(line): \(error.text)")
        }
    }
}
