import FormStore
import Glibc

// Saves settings again and again until it is killed; each file says how long it should be.
// It ends with the test that started it, also where that one crashes, and after half a minute at the latest.
let parent = getppid()
alarm(30)

let file = SettingsFile(path: CommandLine.arguments[1])
var number = Int(CommandLine.arguments[2]) ?? 0
while getppid() == parent {
    number += 1
    let count = number % 50 * 200
    let text = String(repeating: "x", count: count)
    let saved: JSONObject = [
        "number": JSONNumber(String(number)).map(JSONValue.number) ?? .null,
        "count": JSONNumber(String(count)).map(JSONValue.number) ?? .null,
        "text": .string(text),
    ]
    try file.save(saved)
}
