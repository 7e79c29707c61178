import Glibc

/// Lets other tasks and threads run until something is so.
///
/// No time decides, as a machine may be as slow as it likes: what is never so is waited for without an end. The variable
/// `FORM_PATIENCE` has the seconds after which waiting is in vain, so that a test fails instead of never ending.
///
/// - Returns: Whether it is so; `false` in a test that was ended.
@MainActor
@discardableResult
public func comesTrue(_ isSo: () -> Bool) async -> Bool {
    let end = getenv("FORM_PATIENCE").flatMap { Double(String(cString: $0)) }.map { ContinuousClock.now + .seconds($0) }
    while !isSo(), !Task.isCancelled, end.map({ ContinuousClock.now < $0 }) ?? true { await Task.yield() }
    return isSo()
}

/// Lets all tasks run that wait for nothing but their turn.
@MainActor
public func settle() async {
    for _ in 0..<1000 { await Task.yield() }
}
