/// A store, whatever the type of its settings: what a program's main loop needs of it.
///
/// A ``SettingsStore`` is one. A main loop asks for ``save()`` when a window is to close, and
/// calls ``saveNow()`` when nobody waits any more.
@MainActor
public protocol KeptSettings: AnyObject {
    /// Why the settings could not be read or saved last; `nil` when all is well.
    var error: SettingsFileError? { get }

    /// Whether there are changes that are not in the file; also while file and form are being compared.
    var hasUnsaved: Bool { get }

    /// Saves what is not saved yet; returns whether nothing is left to be saved.
    @discardableResult
    func save() async -> Bool

    /// Saves what is not saved yet and waits for the disk; returns whether nothing is left to be saved.
    @discardableResult
    func saveNow() -> Bool
}

extension SettingsStore: KeptSettings {}
