import FormStore
import Glibc

/// Saves again and again; each file has its number and says how long it should be.
///
/// A `+` is printed when a save begins and a `-` when it has ended. What a pipe has got
/// stays in it, so these tell, also after a kill, whether it was inside a save.
func saveForever(_ path: String, after last: Int) throws {
    // It ends with the test that started it, also where that one crashes, and after ten minutes at the latest.
    let parent = getppid()
    alarm(600)
    let file = SettingsFile(path: path)
    var number = last
    while getppid() == parent {
        number += 1
        let count = number % 50 * 200
        let settings: JSONObject = [
            "number": json(number),
            "count": json(count),
            "text": .string(String(repeating: "x", count: count)),
        ]
        mark("+")
        try file.save(settings)
        mark("-")
    }
}

func json(_ number: Int) -> JSONValue {
    JSONNumber(String(number)).map(JSONValue.number) ?? .null
}

func mark(_ character: Character) {
    var byte = character.asciiValue
    _ = Glibc.write(STDOUT_FILENO, &byte, 1)
}
