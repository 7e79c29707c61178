import ArgumentParser

/// Opens each file of a folder as the settings of Personal Hotspot, and reports the outcome.
@main
struct StoreCheck: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "store-check",
        abstract: "Give each file of a folder to the store of Personal Hotspot as its settings.",
        discussion: """
            Works on copies, also of what links lead to, and prints a line for each file: loaded, loaded with the \
            keys that were dropped, or not read. Ends with 0 if nothing crashed, nothing hung, and \
            nothing that could not be read was overwritten.
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
        var allIsWell = true
        for name in try names(inFolder: folder) {
            let outcome = try check("\(folder)/\(name)")
            print("\(name): \(outcome.text)")
            allIsWell = allIsWell && outcome.isWell
        }
        if !allIsWell { throw ExitCode.failure }
    }

    private func check(_ path: String) throws -> (text: String, isWell: Bool) {
        let copy: Copy
        do {
            copy = try Copy(of: path)
        } catch let error as Unreadable {
            return ("not read, and left alone: \(error)", true)
        }
        defer { copy.remove() }
        let outcome = try ChildCheck(path: copy.path).run()
        return (outcome.text.replacing(copy.path, with: path), outcome.isWell)
    }
}
