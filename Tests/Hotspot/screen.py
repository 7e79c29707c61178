"""What assistive tools are told of Personal Hotspot, read over their bus.

Many questions are asked at once, since each of them takes long on a machine that is simulated.
"""

import functools

from gi.repository import Gio, GLib

from waiting import Missing, until

ACCESSIBLE = "org.a11y.atspi.Accessible"
FOCUSED, CHECKED = 1 << 12, 1 << 4


def address():
    bus = Gio.bus_get_sync(Gio.BusType.SESSION)
    return bus.call_sync(
        "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None, None, Gio.DBusCallFlags.NONE, -1,
        None).unpack()[0]


@functools.cache
def bus():
    return Gio.DBusConnection.new_for_address_sync(
        address(), Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION,
        None, None)


def ask(places, method, interface=ACCESSIBLE, arguments=None):
    """Calls a method of the objects at several places; the answer is `None` for one that has gone."""
    places = list(places)
    answers = [None] * len(places)
    left = len(places)

    def answered(connection, result, place):
        nonlocal left
        left -= 1
        try:
            answers[place] = connection.call_finish(result).unpack()[0]
        except GLib.Error:
            pass

    for place, (owner, path) in enumerate(places):
        bus().call(owner, path, interface, method, arguments, None, Gio.DBusCallFlags.NONE, -1, None, answered, place)
    while left:
        GLib.MainContext.default().iteration(True)
    return answers


class Object:
    """One object, with what is told of it together."""

    def __init__(self, place, properties):
        self.place = place
        self.name, self.description = properties.get("Name", ""), properties.get("Description", "")
        self.has_children = properties.get("ChildCount", 0) > 0
        self.children = []

    def all_below(self):
        """What is in it, from the top of the window down."""
        return [self] + [each for child in self.children for each in child.all_below()]


def read(places):
    told = ask(places, "GetAll", "org.freedesktop.DBus.Properties", GLib.Variant("(s)", (ACCESSIBLE,)))
    return [Object(place, properties) for place, properties in zip(places, told) if properties]


def objects():
    """All objects of the program, those that contain others before these."""
    root = [("org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root")]
    programs = read([tuple(program) for program in ask(root, "GetChildren")[0] or []])
    level = [program for program in programs if program.name == "personal-hotspot"]
    found = []
    while level:
        found += level
        parents = [each for each in level if each.has_children]
        inner = [[tuple(child) for child in children or []]
                 for children in ask([each.place for each in parents], "GetChildren")]
        known = {each.place: each for each in read([place for places in inner for place in places])}
        for parent, places in zip(parents, inner):
            parent.children = [known[place] for place in places if place in known]
        level = list(known.values())
    return found


def rows(everything):
    """The rows of the pages, those of a page from its top down."""
    boxes = [each for each in everything[:1] and everything[0].all_below() if each.has_children]
    return [row for box, role in zip(boxes, roles(boxes)) if role == "list" for row in box.children]


def roles(objects):
    """Their names as people see them that read with AT-SPI's library, in any of its versions."""
    other = {"button": "push button", "switch": "check box", "radio": "radio button", "text box": "text"}
    return [other.get(role, role) for role in ask([each.place for each in objects], "GetRoleName")]


def states(objects):
    return [told[0] if told else 0 for told in ask([each.place for each in objects], "GetState")]


def is_among(everything, role, name, description=None, focused=None, checked=None):
    named = [each for each in everything
             if each.name == name and (description is None or each.description == description)]
    for has_role, state in zip(roles(named), states(named)):
        if (has_role == role
                and (focused is None or bool(state & FOCUSED) == focused)
                and (checked is None or bool(state & CHECKED) == checked)):
            return True
    return False


def is_there(role, name, **properties):
    return is_among(objects(), role, name, **properties)


def sees(role, name, also=None, **properties):
    """Waits for an object, and also for a label if one is given."""
    def is_seen():
        everything = objects()
        return is_among(everything, role, name, **properties) and (not also or is_among(everything, "label", also))

    try:
        until(is_seen, f"there is no {role} “{name}” {properties} {also or ''}")
    except Missing:
        print("   this was there instead:")
        everything = objects()
        for role, each in zip(roles(everything), everything):
            if each.name and role not in ("widget", "scroll bar", "image"):
                print("   ", role, repr(each.name), repr(each.description))
        raise


def rows_with_focus():
    """The rows, and which of them has the focus; `None` while none has."""
    found = rows(objects())
    return found, next((place for place, state in enumerate(states(found)) if state & FOCUSED), None)


def objects_that_say(text):
    """What assistive tools can read a text from: a role and a name each."""
    everything = objects()
    written = ask([each.place for each in everything], "GetText", "org.a11y.atspi.Text", GLib.Variant("(ii)", (0, -1)))
    return [
        f"{role} “{each.name}”" for role, each, text_of in zip(roles(everything), everything, written)
        if any(text in told for told in (each.name, each.description, text_of or ""))]
