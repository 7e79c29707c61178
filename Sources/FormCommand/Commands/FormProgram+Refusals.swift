import ArgumentParser
import FormCore

extension FormProgram {
    /// Translates a sentence into the user's language. Use it only while no form is open. Once a form is open, use
    /// ``OpenForm/text(of:)``.
    @MainActor
    static func text(of sentence: Sentence) -> String {
        sentence.text(translate: translate, translatePlural: translatePlural)
    }

    /// Returns the error to throw for command-line input that is not accepted.
    ///
    /// Call it only on the main thread. It is not marked `@MainActor`, because its callers, such as `validate()`, can't
    /// be marked `@MainActor`, although the parser runs them on the main thread.
    static func refusal(_ sentence: Sentence) -> ValidationError {
        MainActor.assumeIsolated { ValidationError(text(of: sentence)) }
    }

    /// Throws an error if a path is empty, because an empty path would mean the whole form. An unset shell variable,
    /// for example, results in an empty path. A path that is `nil` was not given, and is accepted.
    static func checkPath(_ path: String?) throws {
        if path == "" { throw refusal("Give the path of a setting or a page.") }
    }
}
