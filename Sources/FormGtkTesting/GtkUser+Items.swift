import CGtk
import FormCore
import FormGtk
import FormTesting

/// Performs actions on the items of a list.
extension GtkUser {
    public func perform(_ action: RowActions.Action, on title: String) throws {
        let row = try usableRow(title)
        guard row.shown(class: "form-actions").first != nil else { throw FormUserError.cannot(action, on: title) }
        gtk_widget_grab_focus(row)
        let isDone =
            switch action {
            // In a text field, the Delete key would delete a letter, so the removal is chosen from the row's menu.
            // Duplicating has no key, so it is always chosen from the menu.
            case .remove where focusedEditable != nil, .duplicate:
                gtk_widget_activate_action_variant(row, "item.\(action)", nil) != 0
            case .remove: press(GDK_KEY_Delete)
            case .moveUp: press(GDK_KEY_Up, GDK_ALT_MASK)
            case .moveDown: press(GDK_KEY_Down, GDK_ALT_MASK)
            }
        processEvents()
        if !isDone { throw FormUserError.cannot(action, on: title) }
    }

    public func filter(_ text: String, in title: String) throws {
        let sections = pagesOnScreen.flatMap { $0.shown(class: "form-section") }
        let field = sections.lazy.compactMap { section in
            section.shown(class: "form-filter").first {
                [section.text(ofClass: "form-header"), String(cString: gtk_widget_get_name($0))].contains(title)
            }
        }.first
        guard let field else { throw FormUserError.noFilter(title) }
        gtk_widget_grab_focus(field)
        try type(text)
    }

    public func drag(_ title: String, _ side: ItemSide, _ other: String) throws {
        let drag = try pickUp(title)
        drag.lift()
        let row = try bringIntoView(other)
        let height = Double(gtk_widget_get_height(row))
        drag.move(to: side == .before ? 2 : height - 2, in: row)
        guard drag.hasTarget else {
            drag.cancel()
            throw FormUserError.cannotDrag(title, to: other)
        }
        drag.drop()
    }

    /// Scrolls to the row of an item, and presses the pointer on the row's drag handle.
    ///
    /// - Returns: The drag that begins with this press.
    public func pickUp(_ title: String) throws -> PointerDrag {
        activate()
        let row = try bringIntoView(title)
        guard let handle = row.shown(class: "form-drag-handle").first,
            let page = pagesOnScreen.first(where: { gtk_widget_is_ancestor(row, $0) != 0 })
        else { throw FormUserError("The row “\(title)” has no handle to drag it by.") }
        return PointerDrag(of: handle, on: page, by: self)
    }

    /// Moves the pointer of a drag over a row, to a distance in pixels below the row's top edge.
    public func move(_ drag: PointerDrag, to distance: Double, below title: String) throws {
        drag.move(to: distance, in: try usableRow(title))
    }
}
