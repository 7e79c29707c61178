#pragma once

#include <gtk/gtk.h>
#include <glib-unix.h>
#include <libintl.h>

/* libdispatch's two hooks for a run loop that is not its own: the file
   descriptor that becomes readable when the main queue has work, and the call
   that does this work. They are exported, but stand in no public header. */
int _dispatch_get_main_queue_handle_4CF(void);
void _dispatch_main_queue_callback_4CF(void *unused);
