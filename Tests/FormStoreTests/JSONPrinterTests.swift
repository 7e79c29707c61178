import CustomDump
import FormStore
import Testing

@Suite("Printing JSON")
struct JSONPrinterTests {
    @Test("gives what a person can read, keys in their order")
    func readable() throws {
        let value: JSONValue = [
            "name": "Küche \"1\"\n", "empty": [:], "none": [], "list": [1, true, nil],
            "deep": ["z": 1, "a": "🔑\u{0}\u{2028}\u{7F}/"],
        ]
        expectNoDifference(
            value.description,
            #"""
            {
              "name": "Küche \"1\"\n",
              "empty": {},
              "none": [],
              "list": [
                1,
                true,
                null
              ],
              "deep": {
                "z": 1,
                "a": "🔑\u0000\u2028\u007F/"
              }
            }

            """#)
        #expect(try read(value.description) == value)
    }
}
