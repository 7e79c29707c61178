import CGtk
import FormCore

/// A `GtkProgressBar` or a `GtkLevelBar` that shows an indicator, with what it says in words.
@MainActor
final class IndicatorView: ControlView {
    let widget = makeBox(GTK_ORIENTATION_HORIZONTAL, classes: "form-number", "form-indicator")
    let focus: Widget

    private let bar: Widget
    private let label = makeLabel("", class: "form-unit")
    private let indicator: Indicator
    private var tellTexts: @MainActor () -> Void = {}
    /// When the bar has moved last, in microseconds, while nobody knows the number.
    private var lastPulse: Int?

    /// - Parameters:
    ///   - bar: A `GtkProgressBar` or a `GtkLevelBar`.
    ///   - row: What has the focus; the bar takes none.
    init(_ indicator: Indicator, _ bar: Widget, row: Widget) {
        self.indicator = indicator
        self.bar = bar
        focus = row
        // The theme has other colours for a level that is low or full, whatever it is a level of.
        if isLevel {
            for name in ["low", "high", "full"] { gtk_level_bar_remove_offset_value(bar.opaque, name) }
            gtk_level_bar_set_max_value(bar.opaque, levels.upperBound)
            gtk_level_bar_set_min_value(bar.opaque, levels.lowerBound)
        }
        gtk_widget_set_hexpand(bar, 1)
        gtk_widget_set_valign(bar, GTK_ALIGN_CENTER)
        widget.append(bar)
        widget.append(label)
        show()
        indicator.show(as: "indicator") { [weak self] _ in self?.show() }
    }

    var spokenTexts: [String] { [indicator.text] }

    func onSpokenTexts(_ tell: @escaping @MainActor () -> Void) { tellTexts = tell }

    func titleChanged(_ title: String) { Accessible.name(bar, title) }

    private var isLevel: Bool { bar.type == gtk_level_bar_get_type() }

    /// The numbers of the bar; GTK knows none below 0.
    private var levels: ClosedRange<Double> {
        let range = indicator.range
        return range.lowerBound >= 0 && range.upperBound > range.lowerBound && range.upperBound.isFinite ? range : 0...1
    }

    /// Which of them is reached.
    private var level: Double {
        let levels = levels
        return levels.lowerBound + (indicator.fraction ?? 0) * (levels.upperBound - levels.lowerBound)
    }

    private func show() {
        gtk_label_set_text(label.opaque, indicator.text)
        if isLevel {
            gtk_level_bar_set_value(bar.opaque, level)
        } else if let fraction = indicator.fraction {
            gtk_progress_bar_set_fraction(bar.opaque, fraction)
        } else {
            gtk_progress_bar_pulse(bar.opaque)
            keepMoving()
        }
        // A progress bar that gets a number forgets the words.
        Accessible.tellValue(bar, indicator.text)
        tellTexts()
    }

    /// Moves the bar ten times a second until the number is known, where the desktop has animations.
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
