import FormStore
import FormTesting
import Foundation
import Glibc
import ManualTime
import Testing

@MainActor
@Suite("A settings file that is a mount point")
struct MountPointTests {
    private static let reason = "the file is a mount point, which can't be replaced. Mount its folder instead"
    private let old: JSONObject = ["volume": 1]
    private let new: JSONObject = ["volume": 2]

    /// How a file is mounted in a folder, and what leads to it.
    enum Mounting: CaseIterable, Sendable {
        case writable, readOnly, inReadOnlyFolder, behindLink
    }

    @Test(
        "can't be saved, which says why and what to do, changes nothing, and is made up for once it is unmounted",
        .enabled(if: SmallDisk.isAllowed, "This needs the right to mount a file, which root has."),
        arguments: Mounting.allCases)
    func saving(mounting: Mounting) throws {
        try SmallDisk.use { disk in
            let (path, other) = (disk.path + "/settings.json", disk.path + "/other.json")
            for path in [path, other] { try SettingsFile(path: path).save(old) }
            let given = mounting == .behindLink ? disk.path + "/link.json" : path
            if mounting == .behindLink { #expect(symlink("settings.json", given) == 0) }
            #expect(mount(other, path, nil, UInt(MS_BIND), nil) == 0)
            var isMounted = true
            defer { if isMounted { umount2(path, Int32(MNT_DETACH)) } }
            if mounting == .readOnly {
                #expect(mount(nil, path, nil, UInt(MS_BIND | MS_REMOUNT | MS_RDONLY), nil) == 0)
            }
            if mounting == .inReadOnlyFolder { try disk.makeReadOnly(true) }
            let names = try FileManager.default.contentsOfDirectory(atPath: disk.path).sorted()
            let file = SettingsFile(path: given)
            for _ in 0..<2 {
                let error = #expect(throws: SettingsFileError.self) { try file.save(new) }
                #expect(error?.description == "The settings can't be saved in “\(given)”: \(Self.reason).")
                #expect(try file.load().object == old)
                #expect(try FileManager.default.contentsOfDirectory(atPath: disk.path).sorted() == names)
            }
            if mounting == .inReadOnlyFolder { try disk.makeReadOnly(false) }
            #expect(umount2(path, 0) == 0)
            isMounted = false
            try file.save(new)
            #expect(try file.load().object == new)
        }
    }

    @Test("says of itself in the window why it can't be saved, keeps what was changed, and saves it later")
    func notice() async throws {
        let files = RecordingFileSystem()
        let path = "/home/settings.json"
        files.write(#"{"station": "News"}"#, to: path)
        files.contents.withLock { $0.mountPoints = [path] }
        let program = try RadioProgram(SettingsFile(path: path, fileSystem: files))
        #expect(program.user.screen.notices.isEmpty)
        try program.tune("Rock")
        #expect(await program.store.save() == false)
        #expect(program.user.screen.notices == ["The settings can't be saved: \(Self.reason)."])
        #expect(
            program.details == [
                """
                The settings can't be saved in “\(path)”: \(Self.reason). \
                Your changes are kept here, and saved as soon as that is possible.
                """
            ])
        #expect(files.text(path) == #"{"station": "News"}"#)
        files.contents.withLock { $0.mountPoints = [] }
        #expect(await program.store.save())
        #expect(program.user.screen.notices.isEmpty)
        #expect(try SettingsFile(path: path, fileSystem: files).load().object == ["station": "Rock"])
    }

    @Test("can't be set aside either, which says the same")
    func settingAside() async throws {
        let files = RecordingFileSystem()
        let path = "/home/settings.json"
        files.write("{oops", to: path)
        files.contents.withLock { $0.mountPoints = [path] }
        let program = try RadioProgram(SettingsFile(path: path, fileSystem: files))
        program.store.setAside()
        let sentence = "The settings can't be saved in “\(path)”: \(Self.reason)."
        #expect(await comesTrue { program.store.error?.description.hasPrefix(sentence) == true })
        #expect(program.store.isUnread && program.store.canSetAside)
        #expect(files.text(path) == "{oops")
        #expect(files.contents.withLock { $0.entries.keys.sorted() } == ["/", "/home", path])
    }
}
