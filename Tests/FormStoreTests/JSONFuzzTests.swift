import FormStore
import RandomNumbers
import Testing

/// Random texts; `FORM_SEED` runs the one that failed again.
@Suite("Random JSON")
struct JSONFuzzTests {
    private let seed = SeededGenerator.newSeed

    @Test("is the same when it is printed and read, and printed again")
    func roundTrip() throws {
        var random = SeededGenerator(seed: seed)
        for run in 0..<2_000 {
            let value = randomValue(depth: 5, &random)
            let text = value.description
            let parsed = try JSONValue.parse(Array(text.utf8))
            #expect(parsed.value == value, "FORM_SEED=\(seed), run \(run)")
            #expect(parsed.value.description == text, "FORM_SEED=\(seed), run \(run)")
        }
        print("Random JSON, round trips: FORM_SEED=\(seed)")
    }

    @Test("with some bytes changed is read or refused, and never ends the program")
    func mutations() {
        var random = SeededGenerator(seed: seed)
        var refused = 0
        let runs = 20_000
        for _ in 0..<runs {
            var bytes = Array(randomValue(depth: 3, &random).description.utf8)
            for _ in 0..<Int.random(in: 1...4, using: &random) { mutate(&bytes, &random) }
            guard let sentence = failure(bytes) else { continue }
            refused += 1
            if !sentence.hasPrefix("Line ") { Issue.record("\(sentence), FORM_SEED=\(seed)") }
        }
        #expect(refused > runs / 10 && refused < runs)
        print("Random JSON, mutations: FORM_SEED=\(seed), \(refused) of \(runs) refused")
    }

    @Test("of nothing but random bytes is never read as more than one value")
    func noise() {
        var random = SeededGenerator(seed: seed)
        let tokens = Array("{}[]\",:0123456789.eE+-truefalsn\\ud800 \n\0".utf8) + [0x80, 0xC3, 0xED, 0xA0, 0xF4, 0xFF]
        for _ in 0..<20_000 {
            let count = Int.random(in: 0...40, using: &random)
            let bytes = (0..<count).map { _ in tokens.randomElement(using: &random) ?? 0 }
            guard let value = try? JSONValue.parse(bytes).value else { continue }
            #expect((try? read(value.description)) == value, "FORM_SEED=\(seed), \(bytes)")
        }
    }
}

private func mutate(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
    let place = Int.random(in: 0..<bytes.count, using: &random)
    switch Int.random(in: 0..<4, using: &random) {
    case 0: bytes[place] = .random(in: 0...255, using: &random)
    case 1: bytes.insert(.random(in: 0...255, using: &random), at: place)
    case 2 where bytes.count > 1: bytes.remove(at: place)
    default: bytes.append(contentsOf: bytes[place...].prefix(5))
    }
}

func randomValue(depth: Int, _ random: inout SeededGenerator) -> JSONValue {
    switch Int.random(in: 0..<(depth > 0 ? 7 : 5), using: &random) {
    case 0: return .null
    case 1: return .bool(.random(using: &random))
    case 2: return .number(randomNumber(&random))
    case 3, 4: return .string(randomText(&random))
    case 5:
        return .array((0..<Int.random(in: 0...4, using: &random)).map { _ in randomValue(depth: depth - 1, &random) })
    default: return .object(randomObject(depth: depth, &random))
    }
}

func randomObject(depth: Int, _ random: inout SeededGenerator) -> JSONObject {
    var object = JSONObject()
    for _ in 0..<Int.random(in: 0...4, using: &random) {
        object[randomText(&random)] = randomValue(depth: depth - 1, &random)
    }
    return object
}

private func randomNumber(_ random: inout SeededGenerator) -> JSONNumber {
    let digits = (0..<Int.random(in: 1...30, using: &random)).map { _ in Int.random(in: 1...9, using: &random) }
    let whole = digits.map(String.init).joined()
    let endings = ["", ".0", ".50", "e9", "E+999999", "e-0"]
    let text = (Bool.random(using: &random) ? "-" : "") + whole + (endings.randomElement(using: &random) ?? "")
    return JSONNumber(text) ?? JSONNumber("0")!
}

private func randomText(_ random: inout SeededGenerator) -> String {
    var text = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...8, using: &random) {
        let range: ClosedRange<UInt32> =
            [0...0x7F, 0x20...0x7E, 0x80...0x2FF, 0x2028...0x2029, 0xD700...0xFFFF, 0x10000...0x10FFFF]
            .randomElement(using: &random) ?? 0...0x7F
        if let scalar = Unicode.Scalar(.random(in: range, using: &random)) { text.append(scalar) }
    }
    return String(text)
}
