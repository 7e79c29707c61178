/* A library for LD_PRELOAD that ends a program as soon as its first window is
   painted, and prints when that was: the program itself need not know that it
   is measured. With FIRST_FRAME_DUMP set it prints the window's widgets instead. */

#define _GNU_SOURCE

#include "benchmark_support.h"

#include <dlfcn.h>
#include <stdlib.h>
#include <unistd.h>

static void after_paint(GdkFrameClock *clock, GtkWidget *window)
{
    if (getenv("FIRST_FRAME_DUMP")) {
        char *text = benchmark_dump(window);
        g_print("%s", text);
    } else {
        benchmark_print_time("first-frame-at");
    }
    fflush(stdout);
    _exit(0);
}

void gtk_window_present(GtkWindow *window)
{
    void (*present)(GtkWindow *) = dlsym(RTLD_NEXT, "gtk_window_present");
    present(window);
    g_signal_connect(gtk_widget_get_frame_clock(GTK_WIDGET(window)), "after-paint", G_CALLBACK(after_paint), window);
}
