/// A method call to an object on the bus.
struct BusMethod {
    var destination: String
    var path: String
    var interface: String
    var name: String
    var arguments: [BusValue]
    /// True if the called program may ask the user to authenticate.
    var isInteractive = false
}
