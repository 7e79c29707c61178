/// The lines of a log, as they come.
final class LogLines {
    var list: [String] = []
}
