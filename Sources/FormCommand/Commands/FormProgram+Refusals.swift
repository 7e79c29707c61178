import ArgumentParser
import FormCore

extension FormProgram {
    /// Returns a sentence in the user's language, for use while no form is open.
    @MainActor
    static func text(of sentence: Sentence) -> String {
        sentence.text(translate: translate, translatePlural: translatePlural)
    }

    /// Returns an error for input that is not accepted. It is for code that the parser calls, which runs on the main
    /// thread without being declared to.
    static func refusal(_ sentence: Sentence) -> ValidationError {
        MainActor.assumeIsolated { ValidationError(text(of: sentence)) }
    }

    /// Rejects an empty path, such as that of an unset shell variable, because it would stand for the whole form.
    static func checkPath(_ path: String?) throws {
        if path == "" { throw refusal("Give the path of a setting or a page.") }
    }
}
