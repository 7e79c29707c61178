/// The part of a driver that a session uses.
@MainActor
protocol SessionDriver: AnyObject {
    var session: FormSession { get }

    /// Runs a function, and delays edits that it makes until it returns.
    func holdingEdits(_ body: () -> Void)

    /// Waits for the next edit, such as the answer of a service.
    func nextEdit() async

    /// True if the store has a value that no row shows and that a reset removes.
    var hidesValues: @MainActor () -> Bool { get }

    /// Cancels the requests to services to accept values of the rows. A service may still answer, or end without a
    /// reason.
    func cancelRequests(about rows: Set<RowPath>)

    /// Records that other pages or rows are on the screen.
    func note(_ move: PageMove)

    /// Returns a driver over a copy of the state, for trying out changes. It has no renderer and no observers.
    func preview() -> any SessionDriver

    /// Returns the form over a copy of the state in which the given texts are values. Invalid texts are skipped.
    func trial(of texts: [(text: String, value: RowValue)]) -> TrialForm

    /// Returns the form as it would be after some edits, if every rule and service that is asked accepted the values.
    func trial(of edits: [Edit]) -> TrialForm
}

/// A user action that shows other pages or rows.
package enum PageMove: Codable {
    /// A page was opened, by a row or else by a button.
    case open(page: RowPath, isByRow: Bool)
    /// Pages are closed until the given number is left.
    case close(left: Int)
    /// The rows of an expander are shown or hidden.
    case expand(row: RowPath, isExpanded: Bool)
    case search(text: String?)
    /// There is more or less room.
    case layout
}

/// A form over a state that is only tried out. Nothing is rendered, and nothing can be written.
struct TrialForm {
    let page: any DestinationForm
    let model: any EditedForm
}
