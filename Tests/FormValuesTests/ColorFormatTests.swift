import FormValues
import RandomNumbers
import Testing

@Suite("Formats of colours")
struct ColorFormatTests {
    private let blue = Color(red: 0x35, green: 0x84, blue: 0xE4)

    @Test("a colour is printed in hexadecimal digits, with two more where it is not opaque")
    func printed() {
        #expect(Format.hexColor.print(blue) == "#3584e4")
        #expect(Format.cssColor.print(blue) == "#3584e4")
        #expect(Format.hexColor.print(Color(red: 0, green: 1, blue: 255, alpha: 128)) == "#0001ff80")
    }

    @Test(
        "hexadecimal digits are read in either case, three, four, six or eight of them",
        arguments: [
            ("#3584e4", "#3584e4"), ("3584E4", "#3584e4"), (" #fff ", "#ffffff"), ("#1234", "#11223344"),
            ("#00000000", "#00000000"), ("#3584e4ff", "#3584e4"),
        ])
    func hexadecimal(text: String, printed: String) {
        #expect(Format.hexColor.value(of: text)?.description == printed)
        #expect(Format.cssColor.value(of: text)?.description == printed)
    }

    @Test(
        "colours are read as CSS has them",
        arguments: [
            ("rgb(53, 132, 228)", "#3584e4"), ("rgb(53,132,228)", "#3584e4"), ("RGB( 53 132 228 )", "#3584e4"),
            ("rgba(53, 132, 228, 0.5)", "#3584e480"), ("rgb(53 132 228 / 50%)", "#3584e480"),
            ("rgba(0,0,0,0)", "#00000000"),
            ("rgb(100% 0% 50%)", "#ff0080"), ("rgb(0 0 0/1)", "#000000"), ("black", "#000000"), ("White", "#ffffff"),
            ("rebeccapurple", "#663399"), ("transparent", "#00000000"), ("green", "#008000"), ("grey", "#808080"),
            ("tan", "#d2b48c"),
        ])
    func css(text: String, printed: String) {
        #expect(Format.cssColor.value(of: text)?.description == printed)
    }

    @Test(
        "what is no colour is refused",
        arguments: [
            "", "#", "#12", "#12345", "#1234567", "##fff", "#ggg", "blueish", "rgb()", "rgb(1,2)", "rgb(1,2,3",
            "rgb(1,2,3,4,5)",
            "rgb(256,0,0)", "rgb(-1,0,0)", "rgb(nan,0,0)", "rgb(1,2,3/4)", "rgb(1 2 3 4 / 1)", "rgb(1 2 / 3)",
            "rgb(0,0,0,2)", "rgb(1,,3)",
            "hsl(1,2,3)", "#fff\0", "#ff\u{301}f",
        ])
    func refused(text: String) {
        #expect(Format.hexColor.refusal(of: text) == "Type a colour, such as #3584e4.")
        #expect(
            Format.cssColor.refusal(of: text) == "Type a colour, such as #3584e4, rgb(53, 132, 228) or blue.")
    }

    @Test("a name is no hexadecimal colour")
    func names() {
        #expect(Format.hexColor.refusal(of: "black") == "Type a colour, such as #3584e4.")
    }

    @Test("whatever is printed or shown is read back")
    func proven() {
        let color = { (generator: inout SeededGenerator) in
            let bytes = (0..<4).map { _ in UInt8.random(in: 0 ... .max, using: &generator) }
            return Color(
                red: bytes[0], green: bytes[1], blue: bytes[2], alpha: Bool.random(using: &generator) ? 255 : bytes[3])
        }
        Format.hexColor.prove("hexColor", alphabet: "#abcdefABC") { color(&$0) }
        Format.cssColor.prove("cssColor", alphabet: "rgb(),/%#abc") { color(&$0) }
    }
}
