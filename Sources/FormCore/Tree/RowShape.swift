/// The features of a row that affect how it is drawn, as far as they are known. Rows of the same shape mostly have the
/// same height.
package struct RowShape: Hashable {
    package var control: Control.Kind?
    package var isSecret = false
    package var opensPage = false
    /// True if the row has help, or has some in another state.
    package var mayHaveHelp = false
    package var hasNotice = false
    package var hasParts = false
    package var isNative = false
}

/// What is known of the shape of a row that may not have been made yet.
package enum ExpectedShape: Hashable {
    /// The row is hidden, and has no height.
    case hidden
    /// The row is one of an item that has not been made.
    case unknown
    case known(RowShape)
}

extension FormCell {
    /// True if the row is one of an item of a list, and made on demand.
    package var isOfItem: Bool { identity?.position == .item }

    /// What there is to see of the row.
    var expectedShape: ExpectedShape { isVisible ? .known(shape) : .hidden }

    /// The row's shape.
    package var shape: RowShape {
        RowShape(
            control: control?.kind, isSecret: control?.textField?.isSecret ?? false, opensPage: destination != nil,
            mayHaveHelp: help != nil || followsHelp, hasNotice: notice != nil || parts.contains { $0.notice != nil },
            hasParts: !parts.isEmpty, isNative: nativeContent != nil)
    }
}
