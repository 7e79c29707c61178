import FormCore
import Testing

private struct State: Equatable {
    var number = 0
    var part = Part()
}

private struct Part: Equatable {
    var text = "text"
}

/// Keeps the contexts that a form's rows were rendered with.
@MainActor
private final class Contexts {
    var root: RenderingContext<State>?
    var nested: RenderingContext<Part>?

    nonisolated init() {}

    nonisolated var form: Form<State> {
        let inner: Form<Part> = sections {
            section {
                customCell(title: "Inner") { cell, context in
                    self.nested = context
                    return context.follow(\.text) { cell.detail = $0 }
                }
            }
        }
        return sections {
            section {
                customCell(title: "Root") { cell, context in
                    self.root = context
                    return context.follow(\.number) { cell.detail = "\($0)" }
                }
                detailTextCell(title: "Page", keyPath: \.part.text, form: bind(form: inner, to: \.part))
            }
        }
    }
}

@MainActor
@Suite("A context")
struct ContextTests {
    private let contexts = Contexts()

    @Test("reads the state of this moment, never a copy from when the form was rendered")
    func live() throws {
        let driver = FormDriver(initial: State(), build: contexts.form)
        let context = try #require(contexts.root)
        driver.change { $0.number = 5 }
        #expect(context.state.number == 5)
        context.set(\.number, to: 6)
        #expect(driver.state.number == 6)
        #expect(context.path == "Root")
        context.change { $0.number *= 2 }
        #expect(driver.state.number == 12)
    }

    @Test("whose driver is gone reads the last state and writes nothing")
    func driverGone() throws {
        var driver: FormDriver<State>? = FormDriver(initial: State(number: 1), build: contexts.form)
        driver?.page.sections[0].cells[1].select()
        driver?.change { $0.number = 2 }
        weak let session = driver?.session
        driver = nil
        let context = try #require(contexts.root)
        #expect(session == nil)
        #expect(context.state.number == 2)
        context.set(\.number, to: 3)
        context.change { $0.number = 3 }
        context.open(title: "Nowhere", form: sections {})
        context.close()
        #expect(context.state.number == 2)
        #expect(contexts.nested?.state.text == "text")
    }

    @Test("whose page is closed still reads and writes the state, and opens and closes nothing")
    func pageClosed() throws {
        let driver = FormDriver(initial: State(), build: contexts.form)
        driver.page.sections[0].cells[1].select()
        let context = try #require(contexts.nested)
        driver.session.goBack()
        context.set(\.text, to: "late")
        #expect(driver.state.part.text == "late")
        #expect(driver.page.sections[0].cells[1].detail == "late")
        context.open(title: "Nowhere", form: sections {})
        context.close()
        #expect(driver.session.pages.count == 1)
    }

    @Test("can be used from a task")
    func task() async throws {
        let driver = FormDriver(initial: State(), build: contexts.form)
        let context = try #require(contexts.root)
        await Task {
            context.change { $0.number += 1 }
            await Task.yield()
            context.set(\.number, to: context.state.number + 1)
        }.value
        #expect(driver.state.number == 2)
        #expect(driver.page.sections[0].cells[0].detail == "2")
    }

    @Test("can be used from a task that began off the main actor")
    func detachedTask() async throws {
        let driver = FormDriver(initial: State(), build: contexts.form)
        let context = try #require(contexts.root)
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<50 {
                group.addTask { await context.change { $0.number += 1 } }
            }
        }
        #expect(driver.state.number == 50)
        #expect(driver.page.sections[0].cells[0].detail == "50")
    }

    @Test("opens a page under its row's path, with the row's state, and closes its own and those above")
    func openAndClose() throws {
        let driver = FormDriver(initial: State(), build: contexts.form)
        let context = try #require(contexts.root)
        let form = contexts.form
        context.open(title: "Again", form: form)
        #expect(driver.session.topPage.title == "Again")
        #expect(driver.session.topPage.path == "Root")
        context.open(title: "Refused, the page is not on top", form: form)
        #expect(driver.session.pages.count == 2)

        let second = try #require(contexts.root)
        driver.session.topPage.sections[0].cells[1].select()
        #expect(driver.session.pages.count == 3)
        second.close()
        #expect(driver.session.pages.count == 1)
        context.close()
        #expect(driver.session.pages.count == 1)
    }
}
