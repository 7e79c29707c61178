import CGtk
public import FormCore
public import FormGtk

extension FormApplication {
    /// Applies the appearance chosen in the gallery, now and whenever the user chooses another one.
    ///
    /// GTK must be initialised before this method is called.
    public func follow(_ driver: FormDriver<Gallery>) {
        show(driver.state.appearance)
        driver.observe { [weak self] change in
            if change.touches(\.appearance) { self?.show(change.new.appearance) }
        }
    }

    private func show(_ appearance: Appearance) {
        colorScheme = appearance.colorScheme
        // Sets the size only if the chosen width has changed, because the user may have resized the window.
        let width = appearance.isNarrow ? 400 : 880
        if windowSize.width != width { windowSize = (width, 680) }
        LaterGtk.hasHighContrast = appearance.hasHighContrast
        gtk_widget_set_default_direction(appearance.isRightToLeft ? GTK_TEXT_DIR_RTL : ownDirection)
        guard let settings = gtk_settings_get_default() else { return }
        let object = UnsafeMutableRawPointer(settings)
        gtk_settings_reset_property(settings, "gtk-xft-dpi")
        if appearance.textSize != 100 {
            let usual = Property.number(object, "gtk-xft-dpi")
            // The property's unit is 1/1024 of a dot per inch. If the property has no value, GTK uses 96 dots per inch.
            Property.set(object, "gtk-xft-dpi", to: (usual > 0 ? usual : 96 * 1024) * appearance.textSize / 100)
        }
    }
}

/// The text direction of the user's language.
@MainActor private let ownDirection = gtk_get_locale_direction()
