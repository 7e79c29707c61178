import Testing

@testable import FormGtk

@Suite("The letters of a page's rows")
struct MnemonicsTests {
    private func marked(_ titles: String...) -> [String] {
        var mnemonics = Mnemonics()
        return titles.map { Mnemonics.mark($0, mnemonics.take(from: $0)) }
    }

    @Test("are each taken once, starts of words first")
    func once() {
        #expect(
            marked("Password", "Personal Hotspot", "Port", "Hot", "PHo")
                == ["_Password", "Personal _Hotspot", "P_ort", "Ho_t", "PHo"])
    }

    @Test("are those that every keyboard has; other titles have none")
    func keyboards() {
        #expect(marked("Ünbekannt", "Приём", "2 devices", "") == ["Ü_nbekannt", "Приём", "_2 devices", ""])
    }

    @Test("are not those that a button has already")
    func buttons() {
        var mnemonics = Mnemonics(besides: ["_Apply", "A_bbrechen", "None", "End_"])
        #expect(mnemonics.take(from: "Able") == UInt8(ascii: "l"))
    }

    @Test("leave underscores as they are")
    func underscores() {
        #expect(marked("a_b", "a_b", "a_b") == ["_a__b", "a___b", "a__b"])
    }
}
