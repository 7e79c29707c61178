public import FormCore

/// The first page: a row for each page, in groups.
public let galleryForm: Form<Gallery> = sections {
    for group in galleryGroups {
        section(group.title) {
            for page in group.pages { page.row }
        }
    }
}

/// Puts the gallery to use, with what its pages have to be told from outside the form.
@MainActor
public func makeGalleryDriver(
    initial: Gallery = Gallery(), environment: FormEnvironment = FormEnvironment()
) -> FormDriver<Gallery> {
    let driver = FormDriver(
        initial: initial, build: galleryForm, title: "Form Gallery", defaults: Gallery(), environment: environment)
    driver.observe { [weak driver] change in
        guard let session = driver?.session, change.old.states.isWrong != change.new.states.isWrong else { return }
        session.tellMistakes(change.new.states.isWrong)
    }
    return driver
}

extension FormSession {
    /// Says under the rows of the page that they are wrong, which a rule does only when they are edited.
    fileprivate func tellMistakes(_ areTold: Bool) {
        let notice: Notice? = areTold ? .error("Nothing is right while “Wrong” is on.") : nil
        for cell in topPage.sections[0].cells where cell.value != nil { show(notice, at: cell.path) }
    }
}
