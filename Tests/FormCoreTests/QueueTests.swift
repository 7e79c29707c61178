import FormCore
import Testing

private struct State: Equatable {
    var number = 0
    var double = 0
    var isOn = false
    var text = ""
}

@MainActor
@Suite("Changes that follow from changes")
struct QueueTests {
    @Test("each state is seen once and in order by every observer")
    func queuedInObserver() {
        let driver = FormDriver(initial: State(), build: Form<State>.oneSwitch)
        let first = Log<[Int]>()
        let second = Log<[Int]>()
        driver.observe { change in
            first.append([change.old.number, change.new.number])
            if change.new.number < 3 { driver.change { $0.number += 1 } }
        }
        driver.observe { second.append([$0.old.number, $0.new.number]) }
        driver.change { $0.number = 1 }
        #expect(first.take() == [[0, 1], [1, 2], [2, 3]])
        #expect(second.take() == [[0, 1], [1, 2], [2, 3]])
        #expect(driver.state.number == 3)
    }

    @Test("a change from an object's observer waits until all observers saw the one before")
    func queuedInUpdate() throws {
        let driver = FormDriver(initial: State(), build: Form<State>.oneSwitch)
        let cell = driver.page.sections[0].cells[0]
        let states = Log<State>()
        driver.observe { states.append($0.new) }
        cell.observer = { property in
            guard property == .help else { return }
            let number = driver.state.number
            driver.change { $0.double = number * 2 }
            #expect(driver.state.double != number * 2)
        }
        driver.change { $0.number = 4 }
        #expect(states.take() == [State(number: 4), State(number: 4, double: 8)])
        withExtendedLifetime(driver) { cell.observer = nil }
    }

    @Test("the last of several queued writes wins, also when it gives the present value")
    func queuedWriteBack() {
        let form: Form<State> = sections {
            section([1, 0].map { optionCell(title: "\($0)", option: $0, keyPath: \.number) })
        }
        let driver = FormDriver(initial: State(), build: form)
        let numbers = Log<Int>()
        driver.observe { change in
            numbers.append(change.new.number)
            guard change.new.isOn, !change.old.isOn else { return }
            for cell in driver.page.sections[0].cells { cell.select() }
        }
        driver.change { $0.isOn = true }
        #expect(numbers.take() == [0, 1, 0])
        #expect(driver.state.number == 0)
    }

    @Test("two equal writes in one update are one change")
    func queuedEqualWrites() {
        let form: Form<State> = sections {
            section {
                customCell(title: "A") { _, context in context.follow(\.number) { context.set(\.double, to: $0 * 2) } }
                customCell(title: "B") { _, context in context.follow(\.number) { context.set(\.double, to: $0 * 2) } }
            }
        }
        let driver = FormDriver(initial: State(), build: form)
        let states = Log<State>()
        driver.observe { states.append($0.new) }
        driver.change { $0.number = 2 }
        #expect(states.take() == [State(number: 2), State(number: 2, double: 4)])
    }

    @Test("a change while a page is being opened is on that page too")
    func queuedWhileOpening() throws {
        let inner: Form<State> = sections {
            section {
                controlCell(title: "On", control: uiSwitch(keyPath: \.isOn))
                customCell(title: "Turns on") { cell, context in
                    context.follow(\.number) { number in
                        cell.detail = "\(number)"
                        context.set(\.isOn, to: true)
                    }
                }
            }
        }
        let form: Form<State> = sections {
            section { detailTextCell(title: "Inner", keyPath: \.text, form: inner) }
        }
        let driver = FormDriver(initial: State(), build: form)
        driver.page.sections[0].cells[0].select()
        #expect(driver.state.isOn)
        guard case .switch(let control) = driver.session.topPage.sections[0].cells[0].control else {
            Issue.record("no switch")
            return
        }
        #expect(control.isOn)
    }

    @Test("a change while the first page is being rendered is on it")
    func queuedWhileStarting() {
        let form: Form<State> = sections {
            section {
                controlCell(title: "On", control: uiSwitch(keyPath: \.isOn)).help(from: { "\($0.isOn)" })
                customCell(title: "Turns on") { _, context in
                    context.follow(\.number) { _ in context.set(\.isOn, to: true) }
                }
            }
        }
        let driver = FormDriver(initial: State(), build: form)
        #expect(driver.state.isOn)
        #expect(driver.page.sections[0].cells[0].help == "true")
    }

    @Test("a chain without end is broken off and reported once")
    func endless() {
        let driver = FormDriver(initial: State(), build: Form<State>.oneSwitch, environment: .silent)
        driver.observe { _ in driver.change { $0.number += 1 } }
        driver.change { $0.number += 1 }
        driver.change { $0.number += 1 }
        #expect(
            driver.session.mistakes.map(\.description) == [
                """
                An observer of the form changes the state each time it is notified of a change, without end. \
                The changes that were still waiting are dropped; make it change the state only when something differs.
                """
            ])
        let broken = driver.state.number
        #expect(broken > 0)
        driver.change { $0.number = -1 }
        #expect(driver.state.number > broken - 2 * broken)
    }

    @Test("a long chain that ends is no mistake")
    func long() {
        let driver = FormDriver(initial: State(), build: Form<State>.oneSwitch, environment: .silent)
        driver.observe { change in
            if change.new.number < 10_000 { driver.change { $0.number += 1 } }
        }
        driver.change { $0.number = 1 }
        #expect(driver.state.number == 10_000)
        #expect(driver.session.mistakes.isEmpty)
    }
}

extension Form<State> {
    fileprivate static var oneSwitch: Form<State> {
        sections {
            section {
                controlCell(title: "Switch", control: uiSwitch(keyPath: \.isOn)).help(from: { "\($0.number)" })
            }
        }
    }
}
