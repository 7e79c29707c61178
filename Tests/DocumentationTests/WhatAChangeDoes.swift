import FormCore
import FormTesting
import Testing

// The code of the article “What a change does”.

struct Sharing: Equatable {
    var isWanted = false
    var isPending = false
}

let sharingForm: Form<Sharing> = sections {
    section {
        controlCell(title: "Share Wi-Fi", control: uiSwitch(keyPath: \.isWanted))
            .enabled { !$0.isPending }
            .help { $0.isPending ? "Turning on…" : nil }
    }
}

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

    @Test("may ask a service, and is taken back where that fails")
    func service() async throws {
        let (answers, answer) = AsyncStream.makeStream(of: String?.self)
        func start() async -> String? {
            for await error in answers { return error }
            return nil
        }
        let driver = FormDriver(initial: Sharing(), build: sharingForm, title: "Sharing")
        driver.observe { [weak driver] change in
            guard change.new.isWanted, !change.old.isWanted else { return }
            driver?.change { $0.isPending = true }
            Task {
                let error = await start()
                driver?.change {
                    $0.isPending = false
                    $0.isWanted = error == nil
                }
                if let error { driver?.session.show(.error(error), at: "Share Wi-Fi") }
            }
        }
        let user = HeadlessUser(of: driver.session)
        try user.toggle("Share Wi-Fi")
        #expect(user.screen.description.contains("Share Wi-Fi [on] (disabled)\n    Turning on…"))
        let (ends, end) = AsyncStream.makeStream(of: Void.self)
        driver.observe { if $0.old.isPending, !$0.new.isPending { end.yield() } }
        answer.yield("The radio is off. Turn it on, then try again.")
        for await _ in ends { break }
        #expect(!driver.state.isWanted)
        #expect(user.screen.description.contains("! error: The radio is off."))
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
