/// The purpose of a dialog that chooses a file.
public enum FilePurpose: Sendable, CaseIterable {
    /// Choosing an existing file.
    case file
    /// Choosing a folder.
    case folder
    /// Choosing where to write a file.
    case save
}
