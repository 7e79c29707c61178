import FormCore
import FormTesting
import Testing

// The code of the article “What a change does”.

@MainActor
@Suite("What a change does")
struct WhatAChangeDoes {
    @Test("is told with its origin and its row")
    func origin() throws {
        let driver = FormDriver(initial: Printer(), build: printerForm)
        var log: [String] = []
        driver.observe { change in
            guard change.origin == .person else { return }
            log.append("\(change.row?.description ?? "the form")")
        }
        driver.change { $0.copies = 2 }
        try HeadlessUser(of: driver.session).toggle("Shared")
        #expect(log == ["Shared"])
    }

    @Test("waits for the one before")
    func queue() {
        let driver = FormDriver(initial: Printer(), build: printerForm)
        driver.observe { change in
            if change.new.copies == 0 {
                driver.change { $0.copies = 1 }
            }
        }
        driver.change { $0.copies = 0 }
        #expect(driver.state.copies == 1)
    }

    @Test("costs what it changes")
    func costs() throws {
        let driver = FormDriver(initial: Office(), build: officeForm)
        try HeadlessUser(of: driver.session).select("Printer")
        let counters = driver.session.counters
        let before = counters.bindingsRead
        driver.change { $0.spare.copies += 1 }
        print(counters.bindingsRead - before)
        #expect(counters.bindingsRead == before)
    }
}
