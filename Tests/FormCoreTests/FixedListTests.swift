import Firewall
import FormCore
import FormTesting
import Testing

/// A plan whose setters take only lists of as many items as there are.
private struct Plan: Equatable {
    private var storedSteps = ["Wake", "Wash", "Eat", "Leave"].map(Step.init)
    private var storedRoutes = Routes.usual

    var steps: [Step] {
        get { storedSteps }
        set { if newValue.count == storedSteps.count { storedSteps = newValue } }
    }

    var routes: Routes {
        get { storedRoutes }
        set { if newValue.names.count == storedRoutes.names.count { storedRoutes = newValue } }
    }
}

private struct Step: Equatable {
    var name: String
}

@MainActor
private let planForm: Form<Plan> = sections {
    section {
        list("Steps", \.steps, id: \.name) { valueCell(title: "Step", text: \.name) }.moving()
        list("Routes", \.routes, storage: .routes) { valueCell(title: "Route", text: \.value) }.moving()
    }
}

@MainActor
@Suite("A list whose setter takes only as many items as there are")
struct FixedListTests {
    @Test(
        "keeps each item that is moved from anywhere to anywhere, and back and forth",
        arguments: [Applying.atOnce, .explicitly])
    func moving(_ applying: Applying) throws {
        try check(applying, "Steps") { $0.steps.map(\.name) }
        try check(applying, "Routes") { $0.routes.names }
    }

    private func check(_ applying: Applying, _ list: String, _ names: (Plan) -> [String]) throws {
        let all = names(Plan())
        for moved in all {
            for other in all where other != moved {
                for side in [ItemSide.before, .after] {
                    let driver = FormDriver(initial: Plan(), build: planForm, title: "Plan", applying: applying)
                    let user = HeadlessUser(of: driver.session)
                    try user.drag(moved, side, other)
                    driver.session.apply()
                    var expected = all.filter { $0 != moved }
                    expected.insert(moved, at: expected.firstIndex(of: other)! + (side == .before ? 0 : 1))
                    let comment = Comment("\(list): \(moved) \(side) \(other)")
                    #expect(names(driver.state) == expected, comment)
                    driver.session.undo()
                    driver.session.apply()
                    #expect(names(driver.state) == all, comment)
                    driver.session.redo()
                    driver.session.apply()
                    #expect(names(driver.state) == expected, comment)
                }
            }
        }
    }
}
