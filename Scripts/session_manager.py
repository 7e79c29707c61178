"""A session manager that ends the session when a test requests it.

Earlier versions of GTK use GNOME's session manager (org.gnome.SessionManager), GTK 4.24 only the desktop portal
(org.freedesktop.portal.Inhibit). GTK 4.18 supports the portal as well, but calls g_application_quit with an object that
isn't an application when the session ends there.
"""

import os
import subprocess
import threading

from gi.repository import Gio, GLib

NAME = "org.gnome.SessionManager"
PATH = "/org/gnome/SessionManager"
PORTAL = "org.freedesktop.portal"
PORTAL_PATH = "/org/freedesktop/portal/desktop"
# The portal's numbers for the states of a session.
RUNNING, QUERY_END, ENDING = 1, 2, 3

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
INHIBIT = Gio.DBusNodeInfo.new_for_xml(f"""
<node><interface name="{PORTAL}.Inhibit">
  <method name="Inhibit">
    <arg type="s" direction="in"/><arg type="u" direction="in"/><arg type="a{{sv}}" direction="in"/>
    <arg type="o" direction="out"/>
  </method>
  <method name="CreateMonitor">
    <arg type="s" direction="in"/><arg type="a{{sv}}" direction="in"/><arg type="o" direction="out"/>
  </method>
  <method name="QueryEndResponse"><arg type="o" direction="in"/></method>
  <signal name="StateChanged"><arg type="o"/><arg type="a{{sv}}"/></signal>
  <property name="version" type="u" access="read"/>
</interface></node>""")
REQUEST = Gio.DBusNodeInfo.new_for_xml(f"""
<node><interface name="{PORTAL}.Request"><method name="Close"/></interface></node>""")


class SessionManager:
    def __init__(self, application):
        self.application = application
        self.registered = threading.Event()
        self.answered = threading.Event()
        # The application's reasons why the session can't end now.
        self.reasons = []
        # Functions that notify the application about the session.
        self.asks = self.ends = None
        self.context = GLib.MainContext.new()
        ready = threading.Event()
        threading.Thread(target=self.serve, args=(ready,), daemon=True).start()
        ready.wait()

    def serve(self, ready):
        self.context.push_thread_default()
        self.bus = Gio.DBusConnection.new_for_address_sync(
            Gio.dbus_address_get_for_bus_sync(Gio.BusType.SESSION),
            Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION)
        self.offer(PATH, MANAGER)
        self.own(NAME)
        if subprocess.run(["pkg-config", "--atleast-version=4.20", "gtk4"], check=False).returncode == 0:
            self.make_activatable(f"{PORTAL}.Desktop")
            self.offer(PORTAL_PATH, INHIBIT)
            self.own(f"{PORTAL}.Desktop")
        ready.set()
        GLib.MainLoop.new(self.context, False).run()

    def own(self, name):
        self.call_bus("RequestName", GLib.Variant("(su)", (name, 0)))

    def call_bus(self, method, arguments=None):
        self.bus.call_sync(
            "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", method, arguments, None,
            Gio.DBusCallFlags.NONE, -1)

    def make_activatable(self, name):
        """Lists the service among those that the bus can start, because GTK looks for a portal there."""
        services = os.path.join(os.environ["XDG_RUNTIME_DIR"], "dbus-1", "services")
        os.makedirs(services, exist_ok=True)
        with open(os.path.join(services, f"{name}.service"), "w") as file:
            file.write(f"[D-BUS Service]\nName={name}\nExec=/bin/false\n")
        self.call_bus("ReloadConfig")

    def offer(self, path, description):
        self.bus.register_object(path, description.interfaces[0], self.call, lambda *_: GLib.Variant("u", 3), None)

    def call(self, bus, sender, path, interface, method, arguments, invocation):
        answer = self.answer(sender, method, *arguments.unpack())
        invocation.return_value(answer and GLib.Variant(*answer))
        if method in ("EndSessionResponse", "QueryEndResponse"):
            self.answered.set()
        if self.asks:
            self.registered.set()

    def answer(self, sender, method, *arguments):
        # Unique bus names become parts of paths.
        place = sender.replace(":", "").replace(".", "_")
        if method == "RegisterClient":
            client = f"{PATH}/Client{place}"
            self.offer(client, PRIVATE)
            # Other parts of the desktop may register as well.
            if arguments[0] == self.application:
                self.asks = lambda: self.tell_client(sender, client, "QueryEndSession")
                self.ends = lambda: self.tell_client(sender, client, "EndSession")
            return "(o)", (client,)
        if method == "CreateMonitor":
            session = f"{PORTAL_PATH}/session/{place}/{arguments[1]['session_handle_token']}"
            self.asks = lambda: self.tell_monitor(sender, session, QUERY_END)
            self.ends = lambda: self.tell_monitor(sender, session, RUNNING if self.reasons else ENDING)
            return "(o)", (f"{PORTAL_PATH}/request/{place}/monitor",)
        if method == "Inhibit" and len(arguments) == 3:
            self.reasons.append(arguments[2]["reason"])
            request = f"{PORTAL_PATH}/request/{place}/inhibition"
            self.offer(request, REQUEST)
            return "(o)", (request,)
        if method == "Inhibit":
            self.reasons.append(arguments[2])
            return "(u)", (7,)
        if method == "Uninhibit":
            assert arguments == (7,)
        if method in ("Uninhibit", "Close"):
            self.reasons.pop()
        return None

    def end_session(self, patience):
        """Asks the application, waits for its answer, and ends the session unless the application has objected."""
        assert self.registered.wait(patience), "The application has not registered with the session."
        self.answered.clear()
        self.asks()
        assert self.answered.wait(patience), "The application has not answered."
        self.ends()

    def tell_client(self, name, path, signal):
        if not self.reasons or signal == "QueryEndSession":
            self.bus.emit_signal(name, path, f"{NAME}.ClientPrivate", signal, GLib.Variant("(u)", (0,)))

    def tell_monitor(self, name, session, state):
        self.bus.emit_signal(name, PORTAL_PATH, f"{PORTAL}.Inhibit", "StateChanged", GLib.Variant(
            "(oa{sv})", (session, {"session-state": GLib.Variant("u", state)})))
