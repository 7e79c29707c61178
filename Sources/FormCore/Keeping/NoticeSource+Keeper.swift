extension NoticeSource {
    /// A ``StateKeeper`` that could not read or store the state.
    public static let keeperFailure: NoticeSource = "keeper failure"

    /// A ``StateKeeper`` that has found values of other programs that conflict with the form's.
    public static let keeperConflicts: NoticeSource = "keeper conflicts"
}
