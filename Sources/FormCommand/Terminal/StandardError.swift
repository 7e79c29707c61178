import FormCore
import Glibc

/// Tells what the form remarks on a value that it has taken.
@MainActor
func printRemark(_ notice: Notice, _ environment: FormEnvironment) {
    let line =
        switch notice.severity {
        case .information: Sentence("Note: %s", notice.sentence)
        case .warning: Sentence("Warning: %s", notice.sentence)
        case .error: Sentence("Error: %s", notice.sentence)
        }
    writeToStandardError(environment.text(of: line) + "\n")
}

/// Writes a text for the person; where that fails there is nobody to be told.
func writeToStandardError(_ text: String) {
    _ = writeAll(text, to: STDERR_FILENO)
}
