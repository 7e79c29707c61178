public import ArgumentParser

extension FormProgram {
    /// The subcommands `list`, `get`, `set` and `reset`.
    public static var formCommands: [any ParsableCommand.Type] {
        [ListCommand<Self>.self, GetCommand<Self>.self, SetCommand<Self>.self, ResetCommand<Self>.self]
    }

    /// The subcommands `add`, `remove` and `move`, for forms with lists.
    public static var itemCommands: [any ParsableCommand.Type] {
        [AddCommand<Self>.self, RemoveCommand<Self>.self, MoveCommand<Self>.self]
    }
}
