import CGtk
public import FormCore
public import FormGtk

extension FormApplication {
    /// Gives the application the looks that are chosen in the gallery, now and whenever they change.
    ///
    /// GTK has to be initialised.
    public func follow(_ driver: FormDriver<Gallery>) {
        show(driver.state.appearance)
        driver.observe { [weak self] change in
            if change.touches(\.appearance) { self?.show(change.new.appearance) }
        }
    }

    private func show(_ appearance: Appearance) {
        colorScheme = appearance.colorScheme
        // Not at other changes: the person may have given the window a size.
        let width = appearance.isNarrow ? 400 : 880
        if windowSize.width != width { windowSize = (width, 680) }
        LaterGtk.hasHighContrast = appearance.hasHighContrast
        gtk_widget_set_default_direction(appearance.isRightToLeft ? GTK_TEXT_DIR_RTL : ownDirection)
        guard let settings = gtk_settings_get_default() else { return }
        let object = UnsafeMutableRawPointer(settings)
        gtk_settings_reset_property(settings, "gtk-xft-dpi")
        if appearance.textSize != 100 {
            let usual = Property.number(object, "gtk-xft-dpi")
            // In 1024ths of a dot; without a value GTK takes 96.
            Property.set(object, "gtk-xft-dpi", to: (usual > 0 ? usual : 96 * 1024) * appearance.textSize / 100)
        }
    }
}

/// The direction of the person's language.
@MainActor private let ownDirection = gtk_get_locale_direction()
