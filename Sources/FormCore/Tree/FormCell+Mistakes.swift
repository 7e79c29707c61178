extension FormCell {
    /// Reports mistakes that the form's author made in the row's value and control; for example, the value may belong
    /// to another row. Called for each row while the form is traversed.
    func reportMistakes() {
        guard let identity else { return }
        if decoration?.hasPicture == true, hasPictureBeside { identity.scope.report(.severalPictures(row: path)) }
        if let ownValue { report(ownValue, identity) }
        guard let control = control?.base else { return }
        if let value = control.rowValue { report(value, identity) }
        if !control.isFollowing { identity.scope.report(.controlWithoutUpdate(row: path)) }
    }

    /// True if another row of the section, above this one, has a picture as well.
    private var hasPictureBeside: Bool {
        let first = section?.allCells.made.first { $0.decoration?.hasPicture == true }
        return first.map { $0 !== self } ?? false
    }

    private func report(_ value: RowValue, _ identity: RowIdentity) {
        if !value.belongs(to: identity.scope.model) {
            identity.scope.report(.valueOfOtherForm(row: path))
        } else if !value.belongs(to: identity) {
            identity.scope.report(.valueOfOtherRow(row: path))
        } else {
            value.reportFlaws()
        }
    }
}
