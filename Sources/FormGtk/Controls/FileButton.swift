import CGtk
import FormCore

/// A button that opens the desktop's dialog for files.
@MainActor
final class FileButton: ChooserButton {
    let widget = gtk_button_new()!

    private let chooser: ChooserField<String>
    private let purpose: FilePurpose
    private let entry: Widget
    private var title = ""
    private var dialog: OpaquePointer?

    /// - Parameter entry: What has the focus once a file is chosen.
    init(_ chooser: ChooserField<String>, _ purpose: FilePurpose, entry: Widget) {
        self.chooser = chooser
        self.purpose = purpose
        self.entry = entry
        let (icon, name) =
            switch purpose {
            case .file: ("document-open-symbolic", translated("Choose a File"))
            case .folder: ("folder-open-symbolic", translated("Choose a Folder"))
            case .save: ("document-save-symbolic", translated("Choose Where to Save"))
            }
        gtk_button_set_icon_name(widget.cast(), icon)
        Accessible.nameIcon(widget, name)
        Signal.connect(widget, "clicked", .fileChooserClicked) { [weak self] in self?.ask() }
        // With its page, or its window.
        Signal.connect(widget, "unmap", .fileChooserUnmapped) { [weak self] in self?.close() }
    }

    isolated deinit {
        close()
    }

    func titleChanged(_ title: String) { self.title = title }

    private func ask() {
        guard dialog == nil, let root = gtk_widget_get_root(widget) else { return }
        let action =
            switch purpose {
            case .file: GTK_FILE_CHOOSER_ACTION_OPEN
            case .folder: GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER
            case .save: GTK_FILE_CHOOSER_ACTION_SAVE
            }
        let dialog = gtk_file_chooser_native_new(
            title, UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWindow.self), action, nil, nil)!
        gtk_native_dialog_set_modal(Self.native(dialog), 1)
        if let path = chooser.chosen, !path.isEmpty {
            let file = g_file_new_for_path(path)
            gtk_file_chooser_set_file(dialog, file, nil)
            g_object_unref(UnsafeMutableRawPointer(file))
        }
        self.dialog = dialog
        Signal.connectResponse(UnsafeMutableRawPointer(dialog), .fileChooserAnswered) { [weak self] response in
            self?.answered(response)
        }
        gtk_native_dialog_show(Self.native(dialog))
    }

    private func answered(_ response: Int32) {
        guard let dialog else { return }
        defer { close() }
        guard response == GTK_RESPONSE_ACCEPT.rawValue, let file = gtk_file_chooser_get_file(dialog) else { return }
        defer { g_object_unref(UnsafeMutableRawPointer(file)) }
        gtk_widget_grab_focus(entry)
        if let path = g_file_get_path(file) {
            chooser.choose(value: String(cString: path))
            g_free(path)
        } else if let address = g_file_get_uri(file) {
            // It has no path; the format says so under the row.
            chooser.field.edit(String(cString: address))
            chooser.field.commit()
            g_free(address)
        }
    }

    private func close() {
        guard let dialog else { return }
        self.dialog = nil
        gtk_native_dialog_destroy(Self.native(dialog))
        g_object_unref(UnsafeMutableRawPointer(dialog))
    }

    private static func native(_ dialog: OpaquePointer) -> UnsafeMutablePointer<GtkNativeDialog> {
        UnsafeMutableRawPointer(dialog).assumingMemoryBound(to: GtkNativeDialog.self)
    }
}
