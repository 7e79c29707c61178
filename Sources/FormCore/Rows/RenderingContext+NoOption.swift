extension RenderingContext {
    /// What the person is told of a value that is none of the row's options; the author is told of the mistake.
    ///
    /// - Parameter title: The value as it is, since no option gives it a title.
    func noticeOfNoOption(_ title: Sentence) -> Notice {
        row.report(.noOption(title.description), isSecret: false)
        return .warning(Sentence("“%s” is none of the options. Choose one of them.", title))
    }
}
