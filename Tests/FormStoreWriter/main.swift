import FormStore
import Glibc

// What the tests of settings files have done by another process:
//   form-store-writer forever <path> <number>   saves until it is killed
//   form-store-writer change <path> <key> <number>   counts a setting up, and says at the end what all are
//   form-store-writer count <path> <key>        counts a setting up until it is killed
//   form-store-writer decide <path> <number>    decides about one of so many values that wait for a choice
//   form-store-writer shelve <path> <name> <number> <seed>   changes items of a list, and says at the end what is left
//   form-store-writer type <path> <text>        types over a setting and commits it, until it is killed
//   form-store-writer conflicts <path>          prints the rows that ask for a choice when the program starts
//   form-store-writer load <path>               reads once, as a user without rights
//   form-store-writer save <path>               saves once, as a user without rights
// The last two print the sentence of what failed.
let path = CommandLine.arguments[2]
switch CommandLine.arguments[1] {
case "forever":
    try saveForever(path, after: Int(CommandLine.arguments[3]) ?? 0)
case "change":
    try Counter(path, CommandLine.arguments[3]).count(to: Int(CommandLine.arguments[4]) ?? 0)
case "count":
    try Counter(path, CommandLine.arguments[3]).countForever()
case "decide":
    try decideOne(path, of: Int(CommandLine.arguments[3]) ?? 0)
case "shelve":
    let arguments = CommandLine.arguments
    try Librarian(path, arguments[3]).work(Int(arguments[4]) ?? 0, seed: UInt64(arguments[5]) ?? 0)
case "type":
    try Typist(path).type(CommandLine.arguments[3])
case "conflicts":
    print(try Typist(path).conflicts)
case "load":
    withoutRights { _ = try SettingsFile(path: path).load() }
case "save":
    withoutRights { try SettingsFile(path: path).save(["volume": json(2)]) }
default:
    exit(2)
}
