/// A field for the path of a file or a folder, with a button that opens a dialog to choose one.
///
/// The field doesn't check that the file exists. To check it, add a rule, such as FormGtk's `Rule.existing`.
///
/// ```swift
/// controlCell(title: "Folder", control: fileField(keyPath: \.folder, for: .folder))
/// ```
///
/// - Parameters:
///   - keyPath: The path to show and edit; an empty string if no file is chosen.
///   - purpose: The purpose of the dialog, such as choosing a folder.
public func fileField<State>(
    keyPath: WritableKeyPath<State, String> & Sendable,
    for purpose: FilePurpose = .file
) -> Element<Control, State> {
    chooserControl(keyPath: keyPath, format: .path, .fileField) { .fileField($0, purpose) }
}
