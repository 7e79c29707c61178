import CGtk
public import FormCore
import Glibc

extension Rule where Value == String {
    /// Warns of a path where there is no file or folder any more, or one that the person may not read; an empty one is
    /// none.
    ///
    /// It is looked at with the row's other rules, when the row is shown and when its value changes, and blocks
    /// nothing: what is gone may come back, as a disk that is plugged in.
    public static var existing: Rule {
        Rule { path in
            if path.isEmpty || access(path, R_OK) == 0 { return nil }
            let (name, isThere) = (path.shownPath, g_file_test(path, file_test_exists) != 0)
            return .warning(
                isThere
                    ? Sentence("You may not read “%s”. Choose another one, or ask its owner for access.", name)
                    : Sentence("“%s” is not there. Choose another one, or bring it back.", name))
        }
    }
}

extension String {
    /// The path, or the end of one that is longer than a sentence can hold.
    fileprivate var shownPath: String {
        let longest = 80
        return dropFirst(longest).isEmpty ? self : "…\(suffix(longest - 1))"
    }
}
