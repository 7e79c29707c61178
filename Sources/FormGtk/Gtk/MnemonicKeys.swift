import CGtk

/// Alt and the underlined letter of a label, for keyboard layouts without that letter, in which GTK doesn't find it.
@MainActor
enum MnemonicKeys {
    /// Goes to the widget whose letter the key has, and acts on it. Returns false if there is no such widget.
    static func press(_ key: Key, in window: Widget) -> Bool {
        guard key.modifiers.rawValue & GDK_ALT_MASK.rawValue != 0 else { return false }
        let label = window.mappedDescendants(gtk_label_get_type()).first {
            let letter = gdk_keyval_to_lower(gtk_label_get_mnemonic_keyval($0.opaque))
            return key.matches(Int32(bitPattern: letter), GDK_ALT_MASK)
        }
        return label.map { gtk_widget_mnemonic_activate($0, 0) != 0 } ?? false
    }
}

@MainActor
extension Widget {
    fileprivate func mappedDescendants(_ type: GType) -> [Widget] {
        children.filter { gtk_widget_get_mapped($0) != 0 }
            .flatMap { ($0.isA(type) ? [$0] : []) + $0.mappedDescendants(type) }
    }
}
