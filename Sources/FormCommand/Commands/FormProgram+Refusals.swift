import ArgumentParser
import FormCore

extension FormProgram {
    /// The sentence in the person's language, where no form is open.
    @MainActor
    static func text(of sentence: Sentence) -> String {
        sentence.text(translate: translate, translatePlural: translatePlural)
    }

    /// Refuses what was given; for the parser, which is on the main thread and doesn't know it.
    static func refusal(_ sentence: Sentence) -> ValidationError {
        MainActor.assumeIsolated { ValidationError(text(of: sentence)) }
    }

    /// Refuses a path that is empty, as that of a variable which is not set; it would name the whole form.
    static func checkPath(_ path: String?) throws {
        if path == "" { throw refusal("Give the path of a setting or a page.") }
    }
}
