/// What a form needs from the program around it.
public struct FormEnvironment: Sendable {
    /// Gives a text of the form's author in the person's language.
    ///
    /// Called with titles, headers, helps, options and keywords when a page is rendered, and with
    /// the template of a ``Sentence`` where it is shown.
    /// Texts that are computed from the state are translated by whoever computes them.
    public var translate: @MainActor @Sendable (String) -> String

    /// Gives the template for a number in the person's language, of the two in English; see
    /// ``Sentence/init(one:several:count:_:)``.
    public var translatePlural: @MainActor @Sendable (_ one: String, _ several: String, _ count: Int) -> String

    /// How the person writes numbers, dates and times; see ``Format``.
    public var locale: FormLocale

    /// Told of each of the form's mistakes, once; see ``FormMistake``.
    public var report: @MainActor @Sendable (FormMistake) -> Void

    /// The time, counted from any moment on; changes that follow closely are one step to undo.
    public var now: @Sendable () -> Duration

    /// Waits; a rule that takes its time begins when the person has stopped typing for a while.
    public var sleep: @Sendable (Duration) async throws -> Void

    /// Folds the case and the accents of a text, so that texts that a person takes for the same are equal.
    ///
    /// Searching compares what it gives for the form's texts and for what was typed.
    public var fold: @Sendable (String) -> String

    /// Makes an environment; by default nothing is translated, mistakes go to the standard error and case
    /// is folded.
    ///
    /// - Parameters:
    ///   - translate: Gives a text in the person's language.
    ///   - translatePlural: Gives the template for a number in the person's language; by default `translate`
    ///     of the one that English has, which is right where a language has as many forms.
    ///   - locale: How the person writes numbers, dates and times.
    ///   - report: Told of each of the form's mistakes, once; by default it is a line on the standard error.
    ///   - fold: Folds the case and the accents of a text.
    ///   - clock: What ``now`` and ``sleep`` go by; a test gives one that it moves itself.
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

    /// The sentence in the person's language.
    @MainActor
    public func text(of sentence: Sentence) -> String {
        sentence.text(locale: locale, translate: translate, translatePlural: translatePlural)
    }
}
