import FormValues
import RandomNumbers
import Testing

@Suite("Formats of sizes and durations")
struct QuantityFormatTests {
    @Test(
        "a size is printed exactly, and shown with two digits where these are exact",
        arguments: [
            (0, "0 B", "0 B", "0 B", "0 B"), (1, "1 B", "1 B", "1 B", "1 B"), (999, "999 B", "999 B", "999 B", "999 B"),
            (1500, "1500 B", "1,5 kB", "1500 B", "1500 B"), (1024, "1024 B", "1024 B", "1 KiB", "1 KiB"),
            (1536, "1536 B", "1536 B", "1536 B", "1,5 KiB"),
            (1_250_000, "1250 kB", "1,25 MB", "1250000 B", "1250000 B"),
            (1_234_567, "1234567 B", "1234567 B", "1234567 B", "1234567 B"),
            (2_000_000_000, "2 GB", "2 GB", "1953125 KiB", "1953125 KiB"),
            (1_342_177_280, "1342177280 B", "1342177,28 kB", "1280 MiB", "1,25 GiB"),
            (.max, "9223372036854775807 B", "9223372036854775807 B", "9223372036854775807 B", "9223372036854775807 B"),
        ])
    func size(value: Int, decimal: String, shown: String, binary: String, shownBinary: String) {
        let german = Person.german.locale
        #expect(Format.bytes().print(value) == decimal)
        #expect(Format.bytes().show(value, german) == shown)
        #expect(Format.bytes(.binary).print(value) == binary)
        #expect(Format.bytes(.binary).show(value, german) == shownBinary)
    }

    @Test(
        "a size is read in units of both kinds, in any case, and a letter is one of the format's own",
        arguments: [
            ("1.5 GB", 1_500_000_000), ("1,5gb", 1_500_000_000), ("2 k", 2000), ("2 Ki", 2048), ("2 MiB", 2_097_152),
            ("512", 512), ("512 bytes", 512), (" 1 byte ", 1), ("8e3", 8000), ("+7B", 7), ("1.1 KiB", 1126),
            ("0.0005 kB", 1), ("9 EB", 9_000_000_000_000_000_000), ("7 EiB", 8_070_450_532_247_928_832),
        ])
    func readSize(text: String, value: Int) {
        #expect(Format.bytes().value(of: text) == value)
        #expect(Format.bytes(.binary).value(of: "2 k") == 2048)
        #expect(Format.bytes().value(of: "1.500 kB", by: .german) == 1_500_000)
    }

    @Test(
        "what is no size is refused",
        arguments: [
            "", "B", "GB", "1.5", "1.5 B", "-1 kB", "9.3 EB", "8 EiB", "1 XB", "1 iB", "1 GB 2", "1e400", "½ GB",
            "1 GBB", "1 GB\0",
        ])
    func noSize(text: String) {
        #expect(Format.bytes().refusal(of: text) == "Type a size, such as 1.5 GB.")
        #expect(
            Format.bytes(.binary).refusal(of: text, by: .german)
                == (text == "1.5" ? "Type a size, such as 1,5 GiB." : "Type a size, such as 1,5 GiB."))
    }

    @Test("a size outside the range is told with its ends")
    func sizeRange() {
        #expect(
            Format.bytes(in: 1000...1_500_000).refusal(of: "2 MB", by: .german) == "Type a size from 1 kB to 1,5 MB.")
        #expect(Format.bytes(.binary, in: 1024 ... .max).refusal(of: "1 kB") == "Type a size, at least 1 KiB.")
        #expect(Format.bytes(in: 0...500).refusal(of: "1 kB") == "Type a size, at most 500 B.")
        #expect(Format.bytes(in: -1500...0).show(-1500, FormLocale()) == "-1.5 kB")
    }

    @Test(
        "a duration is printed as in ISO 8601, and shown with its units",
        arguments: [
            (.zero, "PT0S", "0 s"), (.seconds(5400), "PT1H30M", "1 h 30 min"), (.seconds(59), "PT59S", "59 s"),
            (.seconds(3600), "PT1H", "1 h"), (.milliseconds(500), "PT0.5S", "0,5 s"),
            (.seconds(-90), "-PT1M30S", "-1 min 30 s"),
            (.seconds(180_000), "P2DT2H", "2 d 2 h"), (.seconds(86400), "P1D", "1 d"),
            (.milliseconds(61_250), "PT1M1.25S", "1 min 1,25 s"), (.nanoseconds(1), "PT0.000000001S", "0,000000001 s"),
        ] as [(Duration, String, String)])
    func duration(value: Duration, printed: String, shown: String) {
        let format = Format.duration(in: .seconds(-1000) ... .seconds(Int64.max))
        #expect(format.print(value) == printed)
        #expect(format.show(value, Person.german.locale) == shown)
    }

    @Test(
        "a duration is read in any units, and with colons",
        arguments: [
            ("90 min", 5400), ("90min", 5400), ("2h", 7200), ("1.5h", 5400), ("1,5 h", 5400), ("1 h 30 min", 5400),
            ("1h30m", 5400), ("30 min 1 h", 5400), ("1:30:00", 5400), ("01:30:05", 5405), ("100:00:00", 360_000),
            ("PT1H30M", 5400), ("pt90m", 5400), ("P1DT1S", 86401), ("P2W", 1_209_600), ("PT0,5H", 1800),
            ("2 days", 172_800), ("1 Week", 604_800), ("3 Hours 5 Seconds", 10805), (" 0s ", 0), ("+5 s", 5),
            ("PT36H", 129_600),
        ])
    func readDuration(text: String, seconds: Int) {
        #expect(Format.duration().value(of: text) == .seconds(seconds))
        #expect(Format.seconds().value(of: text, by: .american) == seconds)
    }

    @Test("the thousands of a duration can be typed apart, and fractions in the person's way")
    func groupedDuration() {
        #expect(Format.duration().value(of: "1.500,5 s", by: .german) == .milliseconds(1_500_500))
        #expect(Format.duration().value(of: "250 ms") == .milliseconds(250))
        #expect(Format.duration().value(of: "0:00:01,5") == .milliseconds(1500))
    }

    @Test(
        "what is no duration, or could be two, is refused",
        arguments: [
            "", "90", "1:30", "1:60:00", "1:30:0", "::", "1:30:00:00", "h", "1 h 2 h", "1 fortnight", "P1M", "P1Y",
            "PT", "P",
            "P1H", "PT1D", "1 h -30 min", "-5 s", "--5 s", "1e400 s", "99999999999999999999 h", "5 s\0", "PT1HT1M",
            "five minutes",
        ])
    func noDuration(text: String) {
        #expect(Format.duration().refusal(of: text) == "Type a duration, such as 1 h 30 min.")
    }

    @Test("a duration outside the range is told with its ends, and a fraction of a whole number of seconds")
    func durationRange() {
        let format = Format.duration(in: .milliseconds(500) ... .seconds(3600))
        #expect(format.refusal(of: "2 h", by: .german) == "Type a duration from 0,5 s to 1 h.")
        #expect(
            Format.duration(in: .seconds(60) ... .seconds(Int64.max)).refusal(of: "1 s")
                == "Type a duration, at least 1 min.")
        #expect(Format.seconds(in: 0...90).refusal(of: "2 min") == "Type a duration, at most 1 min 30 s.")
        #expect(Format.seconds().refusal(of: "0.5 s") == "Use whole seconds.")
        #expect(Format.seconds().print(5400) == "PT1H30M")
        #expect(Format.seconds().show(5400, FormLocale()) == "1 h 30 min")
    }

    @Test("whatever is printed or shown is read back")
    func proven() {
        let size = { (generator: inout SeededGenerator) in
            let number = Int.random(in: 0 ... .max, using: &generator) >> Int.random(in: 0...62, using: &generator)
            let unit =
                [1, 10_000, 1024, 1_000_000, 1 << 20, 1 << 30, 1_000_000_000].randomElement(using: &generator) ?? 1
            return number.multipliedReportingOverflow(by: unit).overflow ? number : number * unit
        }
        Format.bytes().prove("bytes", alphabet: "kMGTBibe") { size(&$0) }
        Format.bytes(.binary, in: .min ... .max).prove("binary", alphabet: "kMGTBibe") { -size(&$0) }
        Format.duration(in: .seconds(Int64.min) ... .seconds(Int64.max)).prove("duration", alphabet: "PTDHMSdhms::") {
            let seconds = Int64(truncatingIfNeeded: $0.next()) >> Int64.random(in: 0...62, using: &$0)
            let fraction = Int64.random(in: 0...999_999_999_999_999_999, using: &$0)
            let places: Int64 =
                [1, 1_000_000, 1_000_000_000_000_000, 1_000_000_000_000_000_000].randomElement(using: &$0) ?? 1
            return Duration(secondsComponent: seconds / 2, attosecondsComponent: fraction / places * places)
        }
        Format.seconds(in: .min ... .max).prove("seconds", alphabet: "PTDHMSdhms") {
            Int(truncatingIfNeeded: $0.next()) >> Int.random(in: 0...62, using: &$0)
        }
    }
}
