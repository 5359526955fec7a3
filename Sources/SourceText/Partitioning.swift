extension RandomAccessCollection {
    /// The index of the first element that belongs to the second part, where all elements of the
    /// first part stand before those of the second.
    @inlinable
    public func partitioningIndex(where isInSecondPart: (Element) -> Bool) -> Index {
        var first = startIndex
        var count = self.count
        while count > 0 {
            let half = count / 2
            let middle = index(first, offsetBy: half)
            if isInSecondPart(self[middle]) {
                count = half
            } else {
                first = index(after: middle)
                count -= half + 1
            }
        }
        return first
    }
}
