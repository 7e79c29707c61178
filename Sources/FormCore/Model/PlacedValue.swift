/// The value of a row that is a field of a state, of the form or of a part of it.
class PlacedValue<State>: RowValue {
    let field: any Field<State>

    init(_ field: any Field<State>, of row: any EditingRow) {
        self.field = field
        super.init(of: row)
    }
}
