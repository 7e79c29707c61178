import FormCore
import FormTesting
import Testing

@MainActor
@Suite("A row's value as text")
struct RowValueTests {
    struct State: Equatable {
        var number = 5
        var choice = "a"
    }

    let driver = FormDriver(
        initial: State(),
        build: sections {
            section {
                nestedFormattedField(title: "Number", keyPath: \State.number, format: .whole(in: 1...9))
                optionCell(title: "First", option: "a", keyPath: \.choice)
                optionCell(title: "Second", option: "b", keyPath: \.choice)
            }
        })

    private func value(_ title: String) throws -> RowValue {
        try #require(driver.session.rows().first { $0.title == title }?.value)
    }

    @Test("is written from outside, unless the writer says that the person did it")
    func origin() throws {
        var origins: [ChangeOrigin] = []
        driver.observe { origins.append($0.origin) }
        #expect(try value("Number").write("6") == nil)
        #expect(try value("Number").write("7", origin: .person) == nil)
        #expect(origins == [.outside, .person])
    }

    @Test("of an option is On for the chosen one, and only On can be written")
    func option() throws {
        #expect(try value("First").text() == "On")
        #expect(try value("Second").text() == "Off")
        #expect(try value("Second").write("on") == nil)
        #expect(driver.state.choice == "b")
        #expect(try value("Second").write("off") == "Choose another option instead.")
        #expect(try value("First").write("maybe") == "Type On or Off.")
        #expect(driver.state.choice == "b")
    }

    @Test("of a few options is read in any case of its letters, as long as that leaves one")
    func letterCase() throws {
        let row: Element<FormCell, State> = nestedOptions(
            title: "Choice", keyPath: \.choice, options: ["Never", "Low", "low", "ÉTÉ"])
        let driver = FormDriver(initial: State(choice: "low"), build: sections { section { row } })
        let value = try #require(driver.session.rows().first?.value)
        for (text, option) in [("never", "Never"), ("NEVER", "Never"), ("Low", "Low"), ("low", "low"), ("été", "ÉTÉ")] {
            #expect(value.write(text) == nil)
            #expect(driver.state.choice == option)
        }
        #expect(value.check("LOW") == "Did you mean “Low” or “low”? Choose one of: Never, Low, low, ÉTÉ.")
        for text in ["nev", ""] {
            #expect(value.check(text) == "Choose one of: Never, Low, low, ÉTÉ.")
        }
    }

    @Test("that could not be read has its sentence also under the row that opens the page")
    func nestedNotice() throws {
        let user = HeadlessUser(of: driver.session)
        try user.select("Number")
        try user.type("many")
        try user.goBack()
        #expect(driver.state.number == 5)
        #expect(
            user.screen.description.hasPrefix(
                """


                  Number 5 ›
                    ! error: “many” was not saved. Type a whole number from 1 to 9.
                """))
        try user.select("Number")
        #expect(user.screen.description.contains("Number [many]"))
    }

    @Test("that is being typed costs the page below nothing")
    func staleness() throws {
        let user = HeadlessUser(of: driver.session)
        try user.select("Number")
        try user.type("7")
        try user.pressEscape()
        let before = driver.session.counters.bindingsRead
        try user.goBack()
        #expect(driver.session.counters.bindingsRead == before)
    }
}
