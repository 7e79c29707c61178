import FormCore
import FormTesting
import ManualTime
import Testing

// The code of the article “What a change does”.

struct Sharing: Equatable {
    var isOn = false
    var name = "Guests"
}

func sharingForm(_ router: Router) -> Form<Sharing> {
    sections {
        section(footer: { $0.isOn ? "“\($0.name)” is shared." : nil }) {
            controlCell(title: "Share Wi-Fi", control: uiSwitch(keyPath: \.isOn))
                .effect(\.self) { sharing in
                    if sharing.isOn { try await router.start(sharing.name) } else { await router.stop() }
                }
        }
    }
}

@MainActor
final class Router {
    let answers = AsyncStream.makeStream(of: Sentence?.self)

    func start(_ name: String) async throws {
        for await answer in answers.stream {
            if let answer { throw Notice.error(answer) }
            return
        }
    }

    func stop() async {}
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

    @Test("may be somebody else's to accept, and is taken back where that fails")
    func service() async throws {
        let router = Router()
        let driver = FormDriver(initial: Sharing(), build: sharingForm(router), title: "Sharing")
        let user = HeadlessUser(of: driver.session)
        try user.toggle("Share Wi-Fi")
        #expect(user.screen.description == "Sharing\n\n  Share Wi-Fi [on] (waiting)")
        #expect(!driver.state.isOn)
        router.answers.continuation.yield("The radio is off. Turn it on, then try again.")
        #expect(await comesTrue { driver.session.record["Share Wi-Fi"].notice != nil })
        #expect(user.screen.description.hasPrefix("Sharing\n\n  Share Wi-Fi [off]\n    ! error: The radio is off."))
        try user.toggle("Share Wi-Fi")
        router.answers.continuation.yield(nil)
        #expect(await comesTrue { driver.state.isOn })
        #expect(user.screen.description == "Sharing\n\n  Share Wi-Fi [on]\n“Guests” is shared.")
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
