import CustomDump
import FormTesting
import Testing

@Suite("A screen as text")
struct ScreenTextTests {
    @Test("stands in reading order: header, rows, footer, an empty line before each section")
    func readingOrder() {
        let screen = Screen(
            title: "Wi-Fi",
            canGoBack: false,
            sections: [
                Screen.Section(
                    header: "Networks",
                    rows: [
                        Screen.Row(title: "Home", values: ["WPA", ScreenSign.checked]),
                        Screen.Row(title: "Café", values: [ScreenSign.disclosure]),
                    ],
                    footer: "Two networks"
                ),
                Screen.Section(rows: [Screen.Row(title: "Ask", values: [ScreenSign.switch(true)])]),
            ]
        )
        expectNoDifference(
            screen.description,
            """
            Wi-Fi

            Networks
              Home WPA ✓
              Café ›
            Two networks

              Ask [on]
            """)
    }

    @Test("tells where there is a way back, and the window's notice under the title")
    func titleAndNotice() {
        expectNoDifference(
            Screen(title: "Name", canGoBack: true, notices: ["Simulated"]).description,
            """
            ‹ Name
            ! Simulated
            """)
    }

    @Test("marks a row's title style and a disabled row, and puts help and notice under it")
    func marks() {
        let row = Screen.Row(
            title: "Port",
            titleStyle: "error",
            values: [ScreenSign.field("abc")],
            isDisabled: true,
            help: "Where it listens.",
            notice: "error: Type a whole number."
        )
        expectNoDifference(
            Screen(title: "", canGoBack: false, sections: [Screen.Section(rows: [row])]).description,
            """


              Port (error) [abc] (disabled)
                Where it listens.
                ! error: Type a whole number.
            """)
    }

    @Test("has a sign for each thing that is drawn")
    func signs() {
        #expect(ScreenSign.switch(true) == "[on]")
        #expect(ScreenSign.switch(false) == "[off]")
        #expect(ScreenSign.field("") == "[]")
        #expect(ScreenSign.field("a b") == "[a b]")
    }

    @Test("is the same only when all that is seen is the same")
    func equality() {
        let screen = Screen(title: "A", canGoBack: false, sections: [.init(rows: [.init(title: "B")])])
        var other = screen
        #expect(other == screen)
        other.sections[0].rows[0].isDisabled = true
        #expect(other != screen)
    }
}
