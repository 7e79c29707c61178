/// Lets other tasks and threads run until something is so.
///
/// No time decides, as a machine may be as slow as it likes: what is never so is waited for until the test's
/// time limit ends it.
///
/// - Returns: Whether it is so; `false` in a test that was ended.
@MainActor
@discardableResult
public func comesTrue(_ isSo: () -> Bool) async -> Bool {
    while !isSo(), !Task.isCancelled { await Task.yield() }
    return isSo()
}

/// Lets all tasks run that wait for nothing but their turn.
@MainActor
public func settle() async {
    for _ in 0..<1000 { await Task.yield() }
}
