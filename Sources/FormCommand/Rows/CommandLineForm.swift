public import FormCore

/// A form without a screen, for a command line: its rows are listed, read, set and reset by path, and items of its
/// lists are added, removed and moved.
///
/// In a path, an item of a list can also be named by its title, if no other item of the list has it, or by its position
/// from 1: `Rules/SSH/Port` or `Rules/2/Port` instead of `Rules/7/Port`. A row id wins over a title, and a title over a
/// position. A path that a row had in an earlier version of the program is accepted as well; see
/// `Element.formerly(_:)` of FormCore.
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
    /// Called with a former path that the user has written, and the path that the user should write instead.
    let onFormerPath: @MainActor (_ written: RowPath, _ current: RowPath) -> Void

    /// Creates the form for a driver's session. The caller must hold the driver while the form is in use.
    public init(_ session: FormSession) {
        self.session = session
        page = .root
        keepValue = { _ in }
        onFormerPath = { _, _ in }
    }

    /// Creates the form for an item that is not inserted yet. The paths of its rows begin at the item.
    init(_ item: NewItem) {
        session = item.trial
        page = item.path
        keepValue = { _ in }
        onFormerPath = { _, _ in }
    }

    /// Creates the form for a program. Values that were only filled in are stored before they are printed. The user is
    /// told of each former path, and which path to use.
    init(_ form: OpenForm) {
        session = form.session
        page = .root
        keepValue = form.keepValue
        onFormerPath = form.remarkFormerPath
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
