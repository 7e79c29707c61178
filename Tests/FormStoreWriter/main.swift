import FormStore
import Glibc

// What the tests of settings files have done by another process:
//   form-store-writer forever <path> <number>   saves until it is killed
//   form-store-writer load <path>               reads once, as a user without rights
//   form-store-writer save <path>               saves once, as a user without rights
// The last two print the sentence of what failed.
let path = CommandLine.arguments[2]
switch CommandLine.arguments[1] {
case "forever":
    try saveForever(path, after: Int(CommandLine.arguments[3]) ?? 0)
case "load":
    withoutRights { _ = try SettingsFile(path: path).load() }
case "save":
    withoutRights { try SettingsFile(path: path).save(["volume": json(2)]) }
default:
    exit(2)
}
