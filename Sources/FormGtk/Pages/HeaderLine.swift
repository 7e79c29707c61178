import CGtk
import FormCore

/// The line above the rows of a section with header buttons. The heading is at the start of the line, the buttons are
/// at its end.
@MainActor
final class HeaderLine {
    let widget = makeBox(GTK_ORIENTATION_HORIZONTAL, classes: "form-header-line")

    /// The page that contains the section.
    weak var page: (any RowHost)?

    private var buttons: [(cell: FormCell, widget: Widget)] = []

    /// - Parameter section: A section with buttons in its heading.
    init(_ section: Section) {
        let box = makeBox(GTK_ORIENTATION_HORIZONTAL, classes: "form-header-buttons")
        gtk_widget_set_hexpand(box, 1)
        gtk_widget_set_halign(box, GTK_ALIGN_END)
        gtk_widget_set_valign(box, GTK_ALIGN_CENTER)
        for cell in section.headerButtons {
            let button = makeHeaderButton(cell)
            buttons.append((cell, button))
            box.append(button)
        }
        widget.append(box)
        WrappingLayout.arrange(in: widget, spacing: 8)
        WrappingLayout.arrange(in: box)
        Signal.connectKeys(widget, .pageKey) { [weak self] in self?.page?.press($0) ?? false }
    }

    /// Detaches the buttons from their cells, because the line is removed while the cells stay.
    func release() {
        for button in buttons { button.cell.observer = nil }
    }

    /// The cell of the button that has the focus.
    var focusedCell: FormCell? { buttons.first { $0.widget.containsFocus }?.cell }

    /// Returns the widget that shows a button.
    func widget(of cell: FormCell) -> Widget? { buttons.first { $0.cell === cell }?.widget }

    /// Inserts the heading at the start of the line.
    func insert(_ label: Widget) {
        gtk_box_insert_child_after(widget.cast(), label, nil)
        gtk_widget_set_valign(label, GTK_ALIGN_CENTER)
    }

    private func makeHeaderButton(_ cell: FormCell) -> Widget {
        let button = makeButton(cell.title, class: "form-header-button")
        button.addClass("flat")
        button.addClasses(of: cell)
        // Distinguishes the button from another one with the same title.
        gtk_widget_set_name(button, cell.path.description)
        Signal.connect(button, "clicked", .headerButtonClicked) { [weak cell] in cell?.select() }
        let update: @MainActor (FormCell.Property) -> Void = { [weak self, weak cell] property in
            if let cell { self?.update(button, cell, property) }
        }
        FormCell.Property.allCases.forEach(update)
        cell.show(as: "cell", update)
        return button
    }

    private func update(_ button: Widget, _ cell: FormCell, _ property: FormCell.Property) {
        switch property {
        case .title: button.setButtonText(cell.title)
        case .help:
            gtk_widget_set_tooltip_text(button, cell.shownHelp)
            Accessible.describe(button, cell.shownHelp)
        case .isVisible:
            if !cell.isVisible { page?.moveFocus(outOf: button) }
            button.setVisible(cell.isVisible)
        case .isEnabled:
            if !cell.isEnabled { page?.moveFocus(outOf: button) }
            gtk_widget_set_sensitive(button, cell.isEnabled ? 1 : 0)
        // A header button doesn't have these properties, or doesn't show them.
        case .titleStyle, .detail, .accessory, .notice, .isWaiting, .conflict, .leadsToProblem, .nativeContent,
            .isModified, .isCurrent, .actions, .symbol, .badge, .status, .picture, .isRevealed:
            break
        }
    }
}
