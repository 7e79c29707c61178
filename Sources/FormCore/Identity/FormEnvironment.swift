/// The functions and settings with which a program adapts a form to its surroundings.
public struct FormEnvironment: Sendable {
    /// Translates a text by the form's author into the user's language.
    ///
    /// It is called with titles, headers, help texts, options and keywords when a page is rendered, and with the
    /// template of a ``Sentence`` when the sentence is shown. Texts that are computed from the state must be translated
    /// by the code that computes them.
    public var translate: @MainActor @Sendable (String) -> String

    /// Returns the template for a number in the user's language, given the two English templates; see
    /// ``Sentence/init(one:several:count:_:)``.
    public var translatePlural: @MainActor @Sendable (_ one: String, _ several: String, _ count: Int) -> String

    /// The user's notation for numbers, dates and times; see ``Format``.
    public var locale: FormLocale

    /// Called with each of the form's mistakes, once; see ``FormMistake``.
    public var report: @MainActor @Sendable (FormMistake) -> Void

    /// Returns the time since an arbitrary moment. Changes in quick succession are one undo step.
    public var now: @Sendable () -> Duration

    /// Waits for a duration, for example until the user has stopped typing and an asynchronous rule can start.
    public var sleep: @Sendable (Duration) async throws -> Void

    /// Removes differences in case and accents from a text, so that texts that users consider the same become equal.
    ///
    /// By default, the text is only lowercased. A search compares the folded texts of the form with the folded search
    /// text.
    public var fold: @Sendable (String) -> String

    /// Makes an environment. By default, nothing is translated, mistakes are written to standard error, and only case
    /// is folded.
    ///
    /// - Parameters:
    ///   - translate: Translates a text into the user's language.
    ///   - translatePlural: Returns the template for a number in the user's language. By default, the English form is
    ///     passed to `translate`, which is right for languages with the same plural forms as English.
    ///   - locale: The user's notation for numbers, dates and times.
    ///   - report: Called with each of the form's mistakes, once. By default, it writes a line to standard error.
    ///   - fold: Folds the case, and optionally the accents, of a text.
    ///   - clock: The clock behind ``now`` and ``sleep``; a test passes one that it controls.
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
