/// What is chosen in a dialog for files.
public enum FilePurpose: Sendable, CaseIterable {
    /// A file that is there.
    case file
    /// A folder.
    case folder
    /// Where a file will be written.
    case save
}
