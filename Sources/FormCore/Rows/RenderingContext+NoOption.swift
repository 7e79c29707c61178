extension RenderingContext {
    /// What the person is told of a value that is none of the row's options.
    ///
    /// - Parameters:
    ///   - title: The value as it is, since no option gives it a title.
    ///   - hasOptions: Whether there are any.
    ///   - isMistake: Whether the author is told as well.
    func noticeOfNoOption(_ title: Sentence, hasOptions: Bool, isMistake: Bool = true) -> Notice {
        if isMistake { row.report(.noOption(title.description), isSecret: false) }
        return .warning(
            hasOptions
                ? Sentence("“%s” is none of the options. Choose one of them.", title)
                : Sentence("There is nothing to choose now. “%s” stays as it is.", title))
    }
}
