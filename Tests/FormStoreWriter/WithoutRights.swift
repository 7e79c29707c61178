import FormStore
import Glibc

/// Does something as a user that no rule is waived for, and prints why it failed.
func withoutRights(_ body: () throws -> Void) {
    if getuid() == 0 {
        let nobody: UInt32 = 65534
        guard setgroups(0, nil) == 0, setgid(nobody) == 0, setuid(nobody) == 0 else {
            return print("This process can't be another user's.")
        }
    }
    do {
        try body()
    } catch {
        print(error)
    }
}
