#pragma once

/* The GTK version that the code targets, whatever version the headers have: later
   functions are not used, and functions deprecated since then still are. GLib's
   version is not set, because its macros change the bodies of inline functions, which
   must be identical in all C modules of a program. */
#define GDK_VERSION_MIN_REQUIRED (G_ENCODE_VERSION (4, 8))
#define GDK_VERSION_MAX_ALLOWED (G_ENCODE_VERSION (4, 8))

#include <gtk/gtk.h>
#include <glib-unix.h>
#include <libintl.h>

#if !GTK_CHECK_VERSION (4, 8, 0)
#error "FormGtk needs GTK 4.8 or later, and these headers are older: install a later libgtk-4-dev (gtk4-devel on Fedora, gtk4 on Arch and in Homebrew)."
#endif

/* Flags under our own names: Swift imports GLib's flags as members of option sets since
   GLib 2.88, and as global constants before. These are global constants with both. */
static const GConnectFlags connect_default = (GConnectFlags) 0;
static const GConnectFlags connect_after = G_CONNECT_AFTER;
static const GApplicationFlags application_default_flags = (GApplicationFlags) 0;
static const GFileTest file_test_exists = G_FILE_TEST_EXISTS;
static const GFileTest file_test_is_directory = G_FILE_TEST_IS_DIR;
static const GFileMonitorFlags file_monitor_watch_moves = G_FILE_MONITOR_WATCH_MOVES;
static const GLogLevelFlags log_level_error = G_LOG_LEVEL_ERROR;
static const GLogLevelFlags log_level_critical = G_LOG_LEVEL_CRITICAL;
static const GLogLevelFlags log_level_warning = G_LOG_LEVEL_WARNING;
static const GDBusCallFlags bus_call_no_auto_start = G_DBUS_CALL_FLAGS_NO_AUTO_START;
static const GBusNameWatcherFlags bus_watch_default = G_BUS_NAME_WATCHER_FLAGS_NONE;
static const GDBusSignalFlags bus_signal_default = G_DBUS_SIGNAL_FLAGS_NONE;

/* libdispatch's two hooks for a foreign run loop: a file descriptor that becomes
   readable when the main queue has work, and the function that runs this work.
   They are exported, but no public header declares them. */
int _dispatch_get_main_queue_handle_4CF(void);
void _dispatch_main_queue_callback_4CF(void *unused);
