/* GTK, of the version that the library is written for; see Sources/CGtk/shim.h. Headers of GTK belong to each C module
   that includes them, and with a later version these would have functions that are deprecated. */
#pragma once

#define GDK_VERSION_MIN_REQUIRED (G_ENCODE_VERSION (4, 8))
#define GDK_VERSION_MAX_ALLOWED (G_ENCODE_VERSION (4, 8))

#include <gtk/gtk.h>
