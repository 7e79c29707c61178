"""A session manager that ends the session when a test says so, as GNOME's does (org.gnome.SessionManager)."""

import threading

from gi.repository import Gio, GLib

NAME = "org.gnome.SessionManager"
PATH = "/org/gnome/SessionManager"
CLIENT = "/org/gnome/SessionManager/Client1"

MANAGER = Gio.DBusNodeInfo.new_for_xml(f"""
<node><interface name="{NAME}">
  <method name="RegisterClient">
    <arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="o" direction="out"/>
  </method>
  <method name="UnregisterClient"><arg type="o" direction="in"/></method>
  <method name="Inhibit">
    <arg type="s" direction="in"/><arg type="u" direction="in"/><arg type="s" direction="in"/>
    <arg type="u" direction="in"/><arg type="u" direction="out"/>
  </method>
  <method name="Uninhibit"><arg type="u" direction="in"/></method>
</interface></node>""")
PRIVATE = Gio.DBusNodeInfo.new_for_xml(f"""
<node><interface name="{NAME}.ClientPrivate">
  <method name="EndSessionResponse"><arg type="b" direction="in"/><arg type="s" direction="in"/></method>
  <signal name="QueryEndSession"><arg type="u"/></signal>
  <signal name="EndSession"><arg type="u"/></signal>
</interface></node>""")


class SessionManager:
    def __init__(self):
        self.registered = threading.Event()
        self.answered = threading.Event()
        # Why the session may not end now.
        self.reasons = []
        self.context = GLib.MainContext.new()
        ready = threading.Event()
        threading.Thread(target=self.serve, args=(ready,), daemon=True).start()
        ready.wait()

    def serve(self, ready):
        self.context.push_thread_default()
        self.bus = Gio.DBusConnection.new_for_address_sync(
            Gio.dbus_address_get_for_bus_sync(Gio.BusType.SESSION),
            Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION)
        self.bus.register_object(PATH, MANAGER.interfaces[0], self.call, None, None)
        self.bus.register_object(CLIENT, PRIVATE.interfaces[0], self.call, None, None)
        self.bus.call_sync(
            "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "RequestName",
            GLib.Variant("(su)", (NAME, 0)), None, Gio.DBusCallFlags.NONE, -1)
        ready.set()
        GLib.MainLoop.new(self.context, False).run()

    def call(self, bus, sender, path, interface, method, arguments, invocation):
        if method == "RegisterClient":
            self.client = sender
            invocation.return_value(GLib.Variant("(o)", (CLIENT,)))
            self.registered.set()
            return
        if method == "Inhibit":
            self.reasons.append(arguments.unpack()[2])
            invocation.return_value(GLib.Variant("(u)", (7,)))
            return
        if method == "Uninhibit":
            assert arguments.unpack() == (7,)
            self.reasons.pop()
        invocation.return_value(None)
        if method == "EndSessionResponse":
            self.answered.set()

    def end_session(self, patience):
        """Asks the application, waits for its answer, and ends the session unless there are reasons not to."""
        assert self.registered.wait(patience), "The application has not registered with the session."
        self.answered.clear()
        self.tell("QueryEndSession")
        assert self.answered.wait(patience), "The application has not answered."
        if not self.reasons:
            self.tell("EndSession")

    def tell(self, signal):
        self.bus.emit_signal(self.client, CLIENT, f"{NAME}.ClientPrivate", signal, GLib.Variant("(u)", (0,)))
