import CGtk
import FormCore

/// The desktop's file dialog, which is open for as long as the object exists.
@MainActor
final class FileDialog {
    private let dialog: OpaquePointer

    /// Opens the dialog.
    ///
    /// - Parameters:
    ///   - path: The path that is selected initially; `nil` if there is none.
    ///   - answer: Called with the path of the chosen file, with its URI if it has no path, or with `nil` if the user
    ///     cancels.
    init(
        _ purpose: FilePurpose, title: String, over window: UnsafeMutablePointer<GtkWindow>, at path: String?,
        answer: @escaping @MainActor (String?) -> Void
    ) {
        dialog = gtk_file_chooser_native_new(title, window, purpose.action, nil, nil)
        gtk_native_dialog_set_modal(native, 1)
        if let path, !path.isEmpty {
            let file = g_file_new_for_path(path)
            gtk_file_chooser_set_file(dialog, file, nil)
            g_object_unref(UnsafeMutableRawPointer(file))
        }
        Signal.connectResponse(UnsafeMutableRawPointer(dialog), .fileDialogAnswered) { [weak self] response in
            answer(response == GTK_RESPONSE_ACCEPT.rawValue ? self?.chosen : nil)
        }
        gtk_native_dialog_show(native)
    }

    // Destroy the dialog a second later: GTK 4.18 may still be reading the parent folders of the folder that the dialog
    // shows, and expects the dialog to exist when it has read them.
    isolated deinit {
        gtk_native_dialog_hide(native)
        g_timeout_add_seconds_full(
            G_PRIORITY_DEFAULT, 1, { _ in 0 }, UnsafeMutableRawPointer(dialog), { g_object_unref($0) })
    }

    private var chosen: String? {
        guard let file = gtk_file_chooser_get_file(dialog) else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(file)) }
        guard let text = g_file_get_path(file) ?? g_file_get_uri(file) else { return nil }
        defer { g_free(text) }
        return String(cString: text)
    }

    private var native: UnsafeMutablePointer<GtkNativeDialog> {
        UnsafeMutableRawPointer(dialog).assumingMemoryBound(to: GtkNativeDialog.self)
    }
}

extension DialogButton {
    /// Creates a button that opens a file dialog.
    convenience init(_ chooser: ChooserField<String>, _ purpose: FilePurpose, entry: Widget) {
        self.init(chooser.value, icon: purpose.icon, name: purpose.buttonName, entry: entry) { title, window, answer in
            FileDialog(purpose, title: title, over: window, at: chooser.chosen, answer: answer)
        }
    }
}

extension FilePurpose {
    fileprivate var action: GtkFileChooserAction {
        switch self {
        case .file: GTK_FILE_CHOOSER_ACTION_OPEN
        case .folder: GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER
        case .save: GTK_FILE_CHOOSER_ACTION_SAVE
        }
    }

    fileprivate var icon: String {
        switch self {
        case .file: "document-open-symbolic"
        case .folder: "folder-open-symbolic"
        case .save: "document-save-symbolic"
        }
    }

    @MainActor fileprivate var buttonName: String {
        switch self {
        case .file: translated("Choose a File")
        case .folder: translated("Choose a Folder")
        case .save: translated("Choose Where to Save")
        }
    }
}
