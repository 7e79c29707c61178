import Glibc

/// Lets other tasks and threads run until something is so.
///
/// No time decides, as a machine may be as slow as it likes: what is never so is waited for until the test's
/// time limit ends it. Where it is expected not to come, the variable `FORM_PATIENCE` has the seconds to wait in vain.
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
