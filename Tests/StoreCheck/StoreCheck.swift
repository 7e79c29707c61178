import ArgumentParser
import Foundation

/// Gives each file of a folder to Personal Hotspot as its settings, and says what became of it.
@main
struct StoreCheck: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "store-check",
        abstract: "Give each file of a folder to the store of Personal Hotspot as its settings.",
        discussion: """
            Works on copies, and prints a line for each file: loaded, loaded with the keys that were dropped, or \
            set aside. Ends with 0 if nothing crashed, nothing hung, and nothing that could not be read was \
            overwritten.
            """)

    @Argument(help: "The folder with the files.", completion: .directory)
    var folder: String

    @Flag(help: .private)
    var isChild = false

    func run() throws {
        if isChild {
            print(try MainActor.assumeIsolated { [folder] in try CheckedFile(path: folder).check() })
            return
        }
        let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        var allIsWell = true
        for name in names {
            let outcome = try ChildCheck(path: "\(folder)/\(name)").run()
            print("\(name): \(outcome.text)")
            allIsWell = allIsWell && outcome.isWell
        }
        if !allIsWell { throw ExitCode.failure }
    }
}
