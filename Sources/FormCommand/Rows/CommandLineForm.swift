public import FormCore

/// A form with no screen, as a command line has it: its rows are listed, read, written and reset by path, and items
/// of its lists are added, removed and moved.
///
/// In a path an item of a list may also be named by its title, where no other item of the list has it, or by its place
/// from 1: `Rules/SSH/Port` or `Rules/2/Port` in place of `Rules/7/Port`. An identity wins over a title, and a title
/// over a place.
///
/// It parses no arguments and prints nothing, so it also serves a program that
/// takes its commands in another way. Each function reads through the form.
///
/// ```swift
/// let form = CommandLineForm(driver.session)
/// print(try form.list())
/// try await form.set("Printer/Copies", to: "3")
/// ```
@MainActor
public struct CommandLineForm {
    let session: FormSession
    /// The page from which rows are named.
    let page: RowPath
    private let keepValue: @MainActor (RowPath) throws -> Void

    /// Makes the form of a driver's session; the driver must live as long.
    public init(_ session: FormSession) {
        self.session = session
        page = .root
        keepValue = { _ in }
    }

    /// Makes the form of an item that is not there yet; its rows are named from the item on.
    init(_ item: NewItem) {
        session = item.trial
        page = item.path
        keepValue = { _ in }
    }

    /// Makes the form of a program; what was filled in is stored before it is printed.
    init(_ form: OpenForm) {
        session = form.session
        page = .root
        keepValue = form.keepValue
    }

    /// Makes sure that the next command prints the same value; a secret that is not revealed is not printed.
    func keep(_ path: RowPath, _ value: RowValue?, _ revealsSecret: Bool) throws {
        if value?.isSecret != true || revealsSecret { try keepValue(path) }
    }
}

extension RowValue {
    func text(revealsSecret: Bool) -> String {
        revealsSecret ? text() : concealedText
    }
}
