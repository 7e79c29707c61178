import Testing

@testable import FormCore

@MainActor
@Suite("A lens")
struct LensTests {
    private struct Street: Equatable {
        var number = 1
        var house = House()
    }

    struct House: Equatable {
        var name = "House"
        var kitchen = Room(id: 0)
        var rooms = [Room(id: 1), Room(id: 2)]
        var number = 1 {
            didSet { name = "House \(number)" }
        }
        var largest: Room {
            get { rooms.max { $0.size < $1.size } ?? kitchen }
            set { rooms[0] = newValue }
        }
    }

    struct Room: Equatable, Identifiable {
        var id: Int
        var size = 10
    }

    private func room(_ id: Int) -> Lens<House, Room> {
        Lens(ItemLens(to: id, in: ArraySource(\House.rooms, id: \.id), at: 0) {})
    }

    @Test("has the same location however it was composed")
    func composition() {
        let composed = Lens(\House.kitchen).then(Lens(\.size))
        #expect(composed.location == Lens(\House.kitchen.size).location)
        #expect(composed.location.keyPath == \House.kitchen.size)
        #expect(composed.location != Lens(\House.kitchen.id).location)
        let outer = Lens<[House], House>(\.[0])
        #expect(outer.then(room(1)).then(Lens(\.size)).location == outer.then(room(1).then(Lens(\.size))).location)
    }

    @Test("leads to an item by its id, and not to another one at its index")
    func items() {
        let size = room(2).then(Lens(\.size))
        var house = House()
        house.rooms.reverse()
        size.change(in: &house) { $0 = 20 }
        #expect(house.rooms == [Room(id: 2, size: 20), Room(id: 1)])
        #expect(size.location == room(2).then(Lens(\Room.size)).location)
        #expect(size.location != room(1).then(Lens(\Room.size)).location)
        #expect(size.location.keyPath == nil)
    }

    @Test("reads and changes nothing where an item is missing, and has it again when it is back")
    func missing() {
        let size = room(2).then(Lens(\.size))
        var house = House()
        let removed = house.rooms.removeLast()
        let before = house
        #expect(size.canBeMissing && !Lens(\House.kitchen.size).canBeMissing)
        #expect(size.part(of: house) == nil)
        size.change(in: &house) { $0 = 20 }
        #expect(house == before)
        house.rooms.append(removed)
        #expect(size.part(of: house) == 10)
    }

    @Test("knows where the part is stored, so that changing it changes nothing else")
    func storage() throws {
        let kitchen = try #require(Lens(\House.kitchen).stored)
        let size = try #require(Lens(\House.kitchen).then(Lens(\.size)).stored)
        let id = try #require(Lens(\House.kitchen.id).stored)
        #expect(kitchen.range.contains(size.range) && kitchen.range.contains(id.range))
        #expect(!size.range.overlaps(id.range))
        #expect(size.range == Lens(\House.kitchen.size).stored?.range)
        #expect(Lens(\House.self).stored?.range.contains(kitchen.range) == true)
    }

    @Test("says of an item's part only that it is in the list")
    func storageOfItems() throws {
        let rooms = try #require(Lens(\House.rooms).stored)
        let size = try #require(room(1).then(Lens(\.size)).stored)
        #expect(size.range == rooms.range)
        #expect(size.part(of: rooms) == nil)
        #expect(size.item?.id == AnyHashable(1) && rooms.item == nil)
        #expect(size.joined(with: try #require(room(1).stored)).item == size.item)
        #expect(size.joined(with: try #require(room(2).stored)).item == nil)
        // Also if the list is in a part.
        let deeper = try #require(Lens(\Street.house).then(room(1)).then(Lens(\.size)).stored)
        #expect(deeper.item == size.item && deeper.range.lowerBound > size.range.lowerBound)
    }

    @Test("does not know where a computed property, or one with observers, is stored")
    func computed() {
        #expect(Lens(\House.largest).then(Lens(\.size)).stored == nil)
        #expect(Lens(\House.number).stored == nil)
    }

    @Test("pulls a change of the whole back to the part")
    func changedPart() throws {
        let kitchen = try #require(Lens(\House.kitchen).stored)
        let size = try #require(Lens(\House.kitchen.size).stored)
        #expect(kitchen.part(of: size)?.range == Lens(\Room.size).stored?.range)
        #expect(kitchen.part(of: nil) == nil)
    }
}
