import Testing

@testable import NetworkManagerHotspot

@Suite("Reading the password again")
struct PasswordReadingsTests {
    @Test("is not done for what one's own reading brings about")
    func echo() {
        var readings = PasswordReadings()
        var echoes = [readings.isEcho()]
        readings.ask()
        readings.ask()
        for _ in 0..<3 { echoes.append(readings.isEcho()) }
        readings.answered()
        readings.answered()
        echoes.append(readings.isEcho())
        #expect(echoes == [false, true, true, false, false])
    }

    @Test("waits longer each time that there is no new one, so that two programs don't ask each other for ever")
    func pause() {
        var readings = PasswordReadings()
        var now: Int64 = 1000
        var pauses: [Int] = []
        for _ in 0..<7 {
            readings.found(false, at: now)
            pauses.append(readings.pause)
            now += Int64(readings.pause)
        }
        #expect(pauses == [1, 3, 7, 15, 30, 30, 30])
        readings.found(true, at: now)
        #expect(readings.pause == 0)
        readings.found(false, at: now)
        readings.resetIfQuiet(at: now + 59)
        #expect(readings.pause == 1)
        readings.resetIfQuiet(at: now + 61)
        #expect(readings.pause == 0)
    }
}
