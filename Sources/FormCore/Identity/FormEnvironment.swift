/// The functions and settings with which a program adapts a form to its surroundings.
public struct FormEnvironment: Sendable {
    /// Translates text by the form's author into the user's language.
    ///
    /// It is called with titles, headers, help, options and keywords when a page is rendered, and with the template of
    /// a `Sentence` when the sentence is shown. It isn't called with text that the author's code computes from the
    /// state; that code must translate the text itself.
    public var translate: @MainActor @Sendable (String) -> String

    /// Returns, in the user's language, the template for a sentence that depends on a number, given the two English
    /// templates; see `Sentence.init(one:several:count:_:)`.
    public var translatePlural: @MainActor @Sendable (_ one: String, _ several: String, _ count: Int) -> String

    /// The user's notation for numbers, dates and times; see `Format`.
    public var locale: FormLocale

    /// Called once with each mistake in the form; see ``FormMistake``.
    public var report: @MainActor @Sendable (FormMistake) -> Void

    /// Returns the time since an arbitrary but fixed moment. For example, the form uses it to combine changes that
    /// follow each other quickly into one undo step.
    public var now: @Sendable () -> Duration

    /// Waits for a duration. For example, an asynchronous rule starts only after the user has stopped typing for a
    /// moment.
    public var sleep: @Sendable (Duration) async throws -> Void

    /// Removes differences in case and accents from text, so that strings that users consider the same become equal.
    ///
    /// By default, only differences in case are removed. A search folds both the form's text and the text to search
    /// for, and then compares them.
    public var fold: @Sendable (String) -> String

    /// Makes an environment. By default, nothing is translated, mistakes are written to standard error, and only case
    /// is folded.
    ///
    /// - Parameters:
    ///   - translate: Translates text into the user's language.
    ///   - translatePlural: Returns, in the user's language, the template for a sentence that depends on a number. By
    ///     default, it passes one of the two English templates to `translate`: the first for the number 1, and the
    ///     second for any other number. This is right for languages with the same plural forms as English.
    ///   - locale: The user's notation for numbers, dates and times.
    ///   - report: Called once with each mistake in the form. By default, it writes a line to standard error.
    ///   - fold: Removes differences in case, and optionally in accents, from text.
    ///   - clock: The clock that ``now`` and ``sleep`` use. A test passes a clock that it controls.
    public init(
        translate: @escaping @MainActor @Sendable (String) -> String = { $0 },
        translatePlural: (@MainActor @Sendable (String, String, Int) -> String)? = nil,
        locale: FormLocale = FormLocale(),
        report: (@MainActor @Sendable (FormMistake) -> Void)? = nil,
        fold: @escaping @Sendable (String) -> String = { $0.lowercased() },
        clock: some Clock<Duration> = ContinuousClock()
    ) {
        let start = clock.now
        self.translate = translate
        self.translatePlural = translatePlural ?? { translate($2 == 1 ? $0 : $1) }
        self.locale = locale
        self.report = report ?? { printToStandardError($0.description) }
        self.fold = fold
        now = { start.duration(to: clock.now) }
        sleep = { try await clock.sleep(for: $0) }
    }

    /// Returns the sentence in the user's language.
    @MainActor
    public func text(of sentence: Sentence) -> String {
        sentence.text(locale: locale, translate: translate, translatePlural: translatePlural)
    }
}
