import CGtk
import FormCore

/// The parts that few rows have: a symbol, a status, a count, a picture, and the button that reveals a concealed text.
@MainActor
final class RowDecorations {
    private weak var cell: FormCell?
    private let row: Widget
    private let layout: RowLayout
    private var symbol: Widget?
    private var tile: StatusTile?
    private var status: Widget?
    private var badge: Widget?
    private var reveal: Widget?
    private var picture: Widget?

    init(_ cell: FormCell, in row: Widget, _ layout: RowLayout) {
        self.cell = cell
        self.row = row
        self.layout = layout
    }

    /// Updates the symbol and the status. A row with a status has its symbol on a tile.
    func updateStatus() {
        guard let cell else { return }
        row.setClass("form-status-row", cell.status != nil)
        if let status = cell.status {
            let tile = tile ?? addTile()
            tile.show(status.look, symbol: cell.symbol)
            show(cell.statusText ?? "", headline: cell.text(of: status.headline))
        } else if symbol == nil, cell.symbol != nil {
            let image = makeWidget(type: gtk_image_get_type(), role: GTK_ACCESSIBLE_ROLE_PRESENTATION)
            image.addClass("form-symbol")
            layout.add(image, at: .symbol)
            symbol = image
        }
        tile?.widget.setVisible(cell.status != nil)
        status?.setVisible(cell.status != nil)
        symbol?.setVisible(cell.status == nil && cell.symbol != nil)
        if let symbol { gtk_image_set_from_icon_name(symbol.opaque, cell.symbol) }
    }

    private func addTile() -> StatusTile {
        let tile = StatusTile()
        layout.add(tile.widget, at: .symbol)
        self.tile = tile
        return tile
    }

    /// Shows the text of the status, with the headline in bold.
    private func show(_ text: String, headline: String) {
        if status == nil {
            let label = makeLabel("", class: "form-status")
            layout.add(label, at: .note)
            status = label
        }
        guard let status else { return }
        status.setLabelText(text)
        let bold = pango_attr_weight_new(PANGO_WEIGHT_BOLD)!
        bold.pointee.end_index = text.hasPrefix(headline) ? guint(headline.utf8.count) : 0
        status.setLabelAttributes(bold)
    }

    func updateBadge() {
        guard let cell else { return }
        if badge == nil, cell.badge != nil {
            let label = makeLabel("", class: "form-badge")
            layout.add(label, at: .indicator)
            badge = label
        }
        guard let badge else { return }
        badge.setLabelText(cell.badge.map { "\($0)" })
        badge.setVisible(cell.badge != nil)
    }

    /// Updates the button that shows and hides the concealed text.
    func updateReveal() {
        guard let cell, cell.isConcealed else { return }
        if reveal == nil {
            let button = gtk_button_new()!
            button.addClass("flat")
            button.addClass("form-reveal")
            gtk_widget_set_focus_on_click(button, 0)
            Signal.connect(button, "clicked", .revealClicked) { [weak cell] in cell?.isRevealed.toggle() }
            layout.add(button, at: .button)
            reveal = button
        }
        guard let reveal else { return }
        gtk_button_set_icon_name(reveal.cast(), cell.isRevealed ? "view-conceal-symbolic" : "view-reveal-symbolic")
        Accessible.nameIcon(reveal, translated(cell.isRevealed ? "Hide Text" : "Show Text"))
        row.setClass("form-revealed", cell.isRevealed)
    }

    /// Updates the picture, which is drawn in place of everything else where the row is beside the others; see
    /// ``PictureSectionLayout``.
    func updatePicture() {
        guard let cell, cell.canHavePicture else { return }
        if picture == nil, cell.picture != nil {
            let area = makeWidget(type: gtk_drawing_area_get_type(), role: GTK_ACCESSIBLE_ROLE_PRESENTATION)
            area.addClass("form-row-picture")
            layout.add(area, at: .picture)
            picture = area
        }
        guard let picture else { return }
        picture.setVisible(cell.picture != nil)
        row.setClass("form-picture-row", cell.picture != nil)
        guard let shown = cell.picture.map(DrawnPicture.init) else { return }
        picture.setDrawing { shown.fill($0, $1, $2) }
    }

    /// The texts that assistive tools read with the row.
    var spokenTexts: [String] {
        guard let cell else { return [] }
        // The no-break spaces of the status are only for the label.
        return [cell.status.map { cell.text(of: $0.sentence) }, cell.badge.map { "\($0)" }].compactMap(\.self)
    }
}
