import CGtk
public import FormCore
import Glibc

extension Rule where Value == String {
    /// Warns if there is no file or folder at a path, or if the user isn't allowed to read it. An empty path is
    /// accepted.
    ///
    /// The path is validated with the row's other rules, when the row is shown and when its value changes. The warning
    /// blocks nothing, because a missing file may reappear, for example when a disk is plugged in.
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
    /// The path, or only its end if it is too long for a sentence.
    fileprivate var shownPath: String {
        let longest = 80
        return dropFirst(longest).isEmpty ? self : "…\(suffix(longest - 1))"
    }
}
