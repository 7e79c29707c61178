/// A state of a thousand properties that can be compared.
typealias Wide = Ten<Ten<Ten<Int>>>

struct Ten<Value: Equatable & Starting>: Equatable, Starting {
    var first = Value()
    var second = Value()
    var third = Value()
    var fourth = Value()
    var fifth = Value()
    var sixth = Value()
    var seventh = Value()
    var eighth = Value()
    var ninth = Value()
    var last = Value()
}

/// What has a value to begin with.
protocol Starting {
    init()
}

extension Int: Starting {}
