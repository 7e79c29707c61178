import ArgumentParser
import FormCore

extension FormProgram {
    /// Translates a sentence into the user's language. It is for messages while no form is open.
    @MainActor
    static func text(of sentence: Sentence) -> String {
        sentence.text(translate: translate, translatePlural: translatePlural)
    }

    /// Returns the error for input that is not accepted.
    ///
    /// The method is for code that the parser calls. Such code runs on the main thread, but can't be marked
    /// `@MainActor`.
    static func refusal(_ sentence: Sentence) -> ValidationError {
        MainActor.assumeIsolated { ValidationError(text(of: sentence)) }
    }

    /// Rejects an empty path, such as that of an unset shell variable, because an empty path would mean the whole form.
    static func checkPath(_ path: String?) throws {
        if path == "" { throw refusal("Give the path of a setting or a page.") }
    }
}
