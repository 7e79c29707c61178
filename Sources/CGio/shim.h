#pragma once

#include <gio/gio.h>

/* Flags under our own names: Swift imports GLib's flags as members of option sets since
   GLib 2.88, and as global constants before. These are global constants with both. */
static const GFileTest file_test_is_executable = G_FILE_TEST_IS_EXECUTABLE;
static const GSubprocessFlags subprocess_quiet_output =
    (GSubprocessFlags) (G_SUBPROCESS_FLAGS_STDOUT_PIPE | G_SUBPROCESS_FLAGS_STDERR_SILENCE);
static const GDBusConnectionFlags bus_connection_client = (GDBusConnectionFlags) (
    G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION);
static const GDBusCallFlags bus_call_no_auto_start = G_DBUS_CALL_FLAGS_NO_AUTO_START;
static const GDBusCallFlags bus_call_interactive = (GDBusCallFlags) (
    G_DBUS_CALL_FLAGS_NO_AUTO_START | G_DBUS_CALL_FLAGS_ALLOW_INTERACTIVE_AUTHORIZATION);
static const GDBusSignalFlags bus_signal_default = G_DBUS_SIGNAL_FLAGS_NONE;
static const GBusNameWatcherFlags bus_name_watch_default = G_BUS_NAME_WATCHER_FLAGS_NONE;
