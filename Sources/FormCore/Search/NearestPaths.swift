/// Returns the existing paths that the user may have meant by a path that doesn't exist, the likeliest first.
///
/// - Parameters:
///   - path: The path that doesn't exist: a whole path, or only the end of one.
///   - paths: The existing paths in reading order. A path that can be written in several ways is given as an array of
///     all of them.
///   - fold: Removes differences that users ignore, such as case.
/// - Returns: At most three paths. If a path can be written in several ways, the way that is most similar to `path` is
///   returned.
package func nearest(to path: RowPath, among paths: [[RowPath]], fold: (String) -> String) -> [RowPath] {
    let written = Array(fold(path.description).unicodeScalars)
    let end = Array(fold(path.components.last ?? "").unicodeScalars)
    // No row has so long a name.
    guard !end.isEmpty, written.count < 1000 else { return [] }
    func near(_ candidate: RowPath) -> (path: RowPath, steps: Int)? {
        let whole = Array(fold(candidate.description).unicodeScalars)
        let last = Array(fold(candidate.components.last ?? "").unicodeScalars)
        // If only the end of a candidate is similar to `path`, the candidate counts as if two more letters were wrong,
        // because its row is on another page.
        let further = end.count == written.count ? 0 : 2
        let steps = [
            editDistance(written, whole, upTo: tolerance(of: written.count)),
            editDistance(end, last, upTo: tolerance(of: end.count) - further).map { $0 + further },
        ]
        return steps.compactMap(\.self).min().map { (candidate, $0) }
    }
    let candidates = paths.compactMap { ways in ways.compactMap(near).min { $0.steps < $1.steps } }
    let best = candidates.map(\.steps).min() ?? 0
    // Paths that are equally near stay in reading order, because the standard library's sort is stable.
    return candidates.filter { $0.steps <= best + 1 }.sorted { $0.steps < $1.steps }.prefix(3).map(\.path)
}
