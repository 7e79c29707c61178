extension RenderingContext {
    /// Returns the notice for a value that is not among the row's options.
    ///
    /// - Parameters:
    ///   - title: The text that names the value in the notice.
    ///   - hasOptions: True if the row has any options, so the notice can ask the user to choose one of them. If false,
    ///     the notice says that the value stays as it is.
    ///   - isMistake: True if the value is also to be reported as a mistake in the form.
    func noticeOfNoOption(_ title: Sentence, hasOptions: Bool, isMistake: Bool = true) -> Notice {
        if isMistake { row.report([{ .noOption(title.description, row: $0) }]) }
        return .warning(
            hasOptions
                ? Sentence("“%s” is not one of the options. Choose one.", title)
                : Sentence("There are no options now. “%s” stays as it is.", title))
    }
}
