import CGtk
import FormCore

extension UnsafeMutablePointer where Pointee == GtkWidget {
    /// Adds the style classes for a cell's role and button style.
    @MainActor
    func addClasses(of cell: FormCell) {
        switch cell.role {
        case .button: addClass("form-button")
        case .link: addClass("form-link")
        case .row, .option, .notice, .list: break
        }
        if cell.buttonStyle != .normal { addClass("form-\(cell.buttonStyle.rawValue)") }
    }
}

extension FormCell {
    /// True if the focus goes to a widget inside the row, false if it goes to the row itself.
    var hasFocusInside: Bool { control.hasFocus || !parts.isEmpty }

    /// The accessible role of a row that takes the focus itself.
    var accessibleRole: GtkAccessibleRole {
        if isExpander { return GTK_ACCESSIBLE_ROLE_BUTTON }
        if case .row(let role) = control?.kind.focus { return role }
        return switch role {
        case .row, .notice, .list: GTK_ACCESSIBLE_ROLE_LIST_ITEM
        case .button: GTK_ACCESSIBLE_ROLE_BUTTON
        case .link: GTK_ACCESSIBLE_ROLE_LINK
        case .option: GTK_ACCESSIBLE_ROLE_RADIO
        }
    }

    /// True if the row shows nothing but a large picture, because it is the only one of its section.
    var isLargePictureAlone: Bool {
        guard let picture = control?.base as? ShownPicture, picture.size == .window else { return false }
        return section?.cells.count == 1
    }
}
