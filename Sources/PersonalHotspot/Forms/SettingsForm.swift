import FormCore

/// The application's form, not connected to a service.
public let settingsForm = makeSettingsForm(turnedBy: nil)

/// Returns the application's form.
///
/// - Parameter hotspot: Controls the machine's hotspot. With `nil`, the form is not connected to a service.
public func makeSettingsForm(turnedBy hotspot: HotspotSwitch?) -> Form<Settings> {
    bind(form: overviewForm(turnedBy: hotspot), to: \.hotspot)
}
