import CGtk
public import FormCore

extension Rule where Value == String {
    /// Warns of a path where there is no file or folder any more; an empty one is none.
    ///
    /// It is looked at with the row's other rules, when the row is shown and when its value changes, and blocks
    /// nothing: what is gone may come back, as a disk that is plugged in.
    public static var existing: Rule {
        Rule { path in
            if path.isEmpty || g_file_test(path, G_FILE_TEST_EXISTS) != 0 { return nil }
            return .warning(Sentence("“%s” is not there. Choose another one, or bring it back.", path))
        }
    }
}
