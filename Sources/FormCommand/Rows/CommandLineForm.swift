public import FormCore

/// A form without a screen, for a command line: its rows are listed, read, set and reset by path, and items of its
/// lists are added, removed and moved.
///
/// In a path, an item of a list can also be named by its title, if no other item of the list has it, or by its position
/// from 1: `Rules/SSH/Port` or `Rules/2/Port` instead of `Rules/7/Port`. A row id wins over a title, and a title over a
/// position.
///
/// It parses no arguments and prints nothing, so it also suits a program that takes its commands in another way. Each
/// function reads the form's current state.
///
/// ```swift
/// let form = CommandLineForm(driver.session)
/// print(try form.list())
/// try await form.set("Printer/Copies", to: "3")
/// ```
@MainActor
public struct CommandLineForm {
    let session: FormSession
    /// The page at which the paths of rows begin.
    let page: RowPath
    private let keepValue: @MainActor (RowPath) throws -> Void

    /// Creates the form for a driver's session. The caller must hold the driver while the form is in use.
    public init(_ session: FormSession) {
        self.session = session
        page = .root
        keepValue = { _ in }
    }

    /// Creates the form for an item that is not inserted yet. The paths of its rows begin at the item.
    init(_ item: NewItem) {
        session = item.trial
        page = item.path
        keepValue = { _ in }
    }

    /// Creates the form for a program. Values that were only filled in are stored before they are printed.
    init(_ form: OpenForm) {
        session = form.session
        page = .root
        keepValue = form.keepValue
    }

    /// Makes sure that the next command will print the same value. A secret that is not revealed isn't printed, so it
    /// needs no storing.
    func keep(_ path: RowPath, _ value: RowValue?, _ revealsSecret: Bool) throws {
        if value?.isSecret != true || revealsSecret { try keepValue(path) }
    }
}

extension RowValue {
    func text(revealsSecret: Bool) -> String {
        revealsSecret ? text() : concealedText
    }
}
