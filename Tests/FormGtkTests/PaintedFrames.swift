import CGtk
import FormGtk
import FormGtkTesting

/// Looks at each frame that is painted, for places on the screen where no row is.
@MainActor
final class PaintedFrames {
    private(set) var count = 0
    private(set) var emptyPlaces: [String] = []

    init(of user: GtkUser) {
        let clock = UnsafeMutableRawPointer(gtk_widget_get_frame_clock(user.topPage)!)
        Signal.connect(clock, "after-paint") { [weak self] in self?.look(at: user) }
    }

    private func look(at user: GtkUser) {
        count += 1
        let rows = user.rowsOnScreen
        let (place, end) = (user.scrolled, user.scrollRange.upperBound)
        // The page has a margin around its rows.
        var bottom = place > Self.margin ? 0 : Self.margin
        for row in rows {
            if row.top - bottom > Self.border { emptyPlaces.append("\(bottom)..<\(row.top) at \(place)") }
            bottom = row.bottom
        }
        let height = Double(gtk_widget_get_height(user.topPage))
        if height - bottom > (end - place < Self.margin ? Self.margin : Self.border) {
            emptyPlaces.append("\(bottom)..<\(height) at \(place)")
        }
    }

    private static let margin = 26.0
    private static let border = 2.0
}
