public import FormCore

/// The first page: groups with a row for each page.
public let galleryForm: Form<Gallery> = sections {
    for group in galleryGroups {
        section(group.title) {
            for page in group.pages { page.row }
        }
    }
}

/// Creates the driver of the gallery.
///
/// When the user turns the switch “Wrong” on, the driver shows an error at each row of the control on the open page.
/// When the switch is turned off, it removes these errors.
@MainActor
public func makeGalleryDriver(
    initial: Gallery = Gallery(), environment: FormEnvironment = FormEnvironment()
) -> FormDriver<Gallery> {
    let driver = FormDriver(
        initial: initial, build: galleryForm, title: "Form Gallery", defaults: Gallery(), environment: environment)
    driver.observe { [weak driver] change in
        guard let session = driver?.session, change.old.states.isWrong != change.new.states.isWrong else { return }
        session.showMistakes(change.new.states.isWrong)
    }
    return driver
}

extension FormSession {
    /// Shows an error at each row of a control, or removes these errors. A rule isn't used for this, because it would
    /// show its error only after the user has edited the row.
    ///
    /// The rows of a control are the rows with a value in the first section of the open page.
    ///
    /// - Parameter areShown: True to show the errors, false to remove them.
    fileprivate func showMistakes(_ areShown: Bool) {
        let notice: Notice? = areShown ? .error("Nothing is right while “Wrong” is on.") : nil
        for cell in topPage.sections[0].cells where cell.value != nil { show(notice, at: cell.path) }
    }
}
