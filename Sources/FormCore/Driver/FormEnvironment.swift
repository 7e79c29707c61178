/// What a form needs from the program around it.
public struct FormEnvironment: Sendable {
    /// Gives a text of the form's author in the person's language.
    ///
    /// Called with titles, headers, helps, options and keywords when a page is rendered.
    /// Texts that are computed from the state are translated by whoever computes them.
    public var translate: @MainActor @Sendable (String) -> String

    /// Told of each of the form's mistakes, once; see ``FormMistake``.
    public var report: @MainActor @Sendable (FormMistake) -> Void

    /// Folds the case and the accents of a text, so that texts that a person takes for the same are equal.
    ///
    /// Searching compares what it gives for the form's texts and for what was typed.
    public var fold: @Sendable (String) -> String

    /// Makes an environment; by default nothing is translated, mistakes are printed and case is folded.
    public init(
        translate: @escaping @MainActor @Sendable (String) -> String = { $0 },
        report: @escaping @MainActor @Sendable (FormMistake) -> Void = { print($0) },
        fold: @escaping @Sendable (String) -> String = { $0.lowercased() }
    ) {
        self.translate = translate
        self.report = report
        self.fold = fold
    }
}
