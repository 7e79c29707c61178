/// A method of an object on the bus, with its arguments.
struct BusMethod {
    var destination: String
    var path: String
    var interface: String
    var name: String
    var arguments: [BusValue]
}
