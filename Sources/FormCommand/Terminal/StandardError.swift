import FormCore
import Glibc

/// Prints a notice of the form to standard error.
@MainActor
func printRemark(_ notice: Notice, _ environment: FormEnvironment) {
    let line =
        switch notice.severity {
        case .information: Sentence("Note: %s", notice.sentence)
        case .warning: Sentence("Warning: %s", notice.sentence)
        case .error: Sentence("Error: %s", notice.sentence)
        }
    writeToStandardError(environment.text(of: line).onOneLine + "\n")
}

/// Writes text for the user to standard error. A failure to write is ignored, because it can't be reported anywhere.
/// A line that is much longer than any sentence, such as one with a long path, is printed without its middle.
func writeToStandardError(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
        let scalars = line.unicodeScalars
        if scalars.count <= 4000 { return String(line) }
        return "\(String(scalars.prefix(2000)))…\(String(scalars.suffix(200)))"
    }
    _ = writeAll(lines.joined(separator: "\n"), to: STDERR_FILENO)
}
