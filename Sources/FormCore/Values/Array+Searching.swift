extension Array {
    /// Returns the index of the first element that has a property, which all elements after it have as well.
    package func partitioningIndex(where hasProperty: (Element) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if hasProperty(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
