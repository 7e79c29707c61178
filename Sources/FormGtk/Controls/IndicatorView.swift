import CGtk
import FormCore

/// A `GtkProgressBar` or a `GtkLevelBar` that shows an indicator, followed by the indicator's text.
@MainActor
final class IndicatorView: ControlView {
    let widget = makeBox(GTK_ORIENTATION_HORIZONTAL, classes: "form-number", "form-indicator")
    let focus: Widget

    private let bar: Widget
    private let label = makeLabel("", class: "form-unit")
    private let indicator: Indicator
    private var spokenTextsChanged: @MainActor () -> Void = {}
    /// The time of the bar's last pulse, in microseconds; `nil` while the bar doesn't pulse. It pulses only while the
    /// progress is unknown.
    private var lastPulse: Int?

    /// - Parameters:
    ///   - bar: A `GtkProgressBar` or a `GtkLevelBar`.
    ///   - row: The row, which takes the focus in place of the bar.
    init(_ indicator: Indicator, _ bar: Widget, row: Widget) {
        self.indicator = indicator
        self.bar = bar
        focus = row
        // Remove GTK's own offsets. With them, the theme would colour low and full levels differently, whatever they
        // measure.
        if isLevel {
            for name in ["low", "high", "full"] { gtk_level_bar_remove_offset_value(bar.opaque, name) }
            gtk_level_bar_set_max_value(bar.opaque, levels.upperBound)
            gtk_level_bar_set_min_value(bar.opaque, levels.lowerBound)
        }
        gtk_widget_set_hexpand(bar, 1)
        gtk_widget_set_valign(bar, GTK_ALIGN_CENTER)
        LineLayout.arrange(in: widget, spacing: 8)
        widget.append(bar)
        widget.append(label)
        show()
        indicator.show(as: "indicator") { [weak self] _ in self?.show() }
    }

    var spokenTexts: [String] { [indicator.text] }

    func onSpokenTexts(_ handler: @escaping @MainActor () -> Void) { spokenTextsChanged = handler }

    func titleChanged(_ title: String) { Accessible.name(bar, title) }

    private var isLevel: Bool { bar.type == gtk_level_bar_get_type() }

    /// The range of the level bar: the indicator's range, or 0 to 1 if that range is empty, unbounded or begins below
    /// 0. GTK doesn't support negative levels.
    private var levels: ClosedRange<Double> {
        let range = indicator.range
        return range.lowerBound >= 0 && range.upperBound > range.lowerBound && range.upperBound.isFinite ? range : 0...1
    }

    /// The bar's value within `levels`.
    private var level: Double {
        let levels = levels
        return levels.lowerBound + (indicator.fraction ?? 0) * (levels.upperBound - levels.lowerBound)
    }

    private func show() {
        label.setLabelText(indicator.text)
        if isLevel {
            gtk_level_bar_set_value(bar.opaque, level)
        } else if let fraction = indicator.fraction {
            gtk_progress_bar_set_fraction(bar.opaque, fraction)
        } else {
            gtk_progress_bar_pulse(bar.opaque)
            keepMoving()
        }
        // A progress bar loses its value text whenever it gets a new fraction, so the text has to be set again.
        Accessible.setValueText(bar, indicator.text)
        spokenTextsChanged()
    }

    /// Pulses the bar ten times a second until the progress is known, unless the desktop disables animations.
    private func keepMoving() {
        let settings = UnsafeMutableRawPointer(gtk_widget_get_settings(bar)!)
        guard lastPulse == nil, Property.isOn(settings, "gtk-enable-animations") else { return }
        lastPulse = 0
        Signal.connectFrames(bar, .indicatorMoved) { [weak self] time in self?.move(at: time) ?? false }
    }

    private func move(at time: Int) -> Bool {
        guard indicator.fraction == nil, let lastPulse else {
            lastPulse = nil
            return false
        }
        if time - lastPulse >= 100_000 {
            gtk_progress_bar_pulse(bar.opaque)
            self.lastPulse = time
        }
        return true
    }
}
