public import FormCore

/// The first page: groups with a row for each page.
public let galleryForm: Form<Gallery> = sections {
    for group in galleryGroups {
        section(group.title) {
            for page in group.pages { page.row }
        }
    }
}

/// Creates the driver of the gallery, which also shows the errors of “Wrong” as soon as that is switched on.
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
    /// Shows an error at each row of the page that has a value. A rule would show it only after an edit of the row.
    fileprivate func showMistakes(_ areShown: Bool) {
        let notice: Notice? = areTold ? .error("Nothing is right while “Wrong” is on.") : nil
        for cell in topPage.sections[0].cells where cell.value != nil { show(notice, at: cell.path) }
    }
}
