#pragma once

/* The version of GTK that is meant, whatever version the headers are of: what came
   later is not called, and what was deprecated since goes on being called. Nothing
   is said of GLib's, because its macros change the bodies of inline functions, which
   have to be the same in each C module that a program is made of. */
#define GDK_VERSION_MIN_REQUIRED (G_ENCODE_VERSION (4, 8))
#define GDK_VERSION_MAX_ALLOWED (G_ENCODE_VERSION (4, 8))

#include <gtk/gtk.h>
#include <glib-unix.h>
#include <libintl.h>

#if !GTK_CHECK_VERSION (4, 8, 0)
#error "FormGtk needs GTK 4.8 or later, and these headers are older: install a later libgtk-4-dev (gtk4-devel on Fedora, gtk4 on Arch and in Homebrew)."
#endif

/* libdispatch's two hooks for a run loop that is not its own: the file
   descriptor that becomes readable when the main queue has work, and the call
   that does this work. They are exported, but stand in no public header. */
int _dispatch_get_main_queue_handle_4CF(void);
void _dispatch_main_queue_callback_4CF(void *unused);
