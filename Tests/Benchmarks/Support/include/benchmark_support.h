/* What the benchmark of the form and its control in C share, so that both are
   measured by the same code. */
#pragma once

#include <gtk/gtk.h>

/* Turns animations off and presents the window; returns when its first frame
   is painted. Prints the monotonic time of that moment. */
void benchmark_present(GtkWindow *window);

/* Runs the main loop until the next frame is painted. */
void benchmark_paint(void);

/* Runs the main loop until nothing has happened for a while. */
void benchmark_settle(void);

/* CPU time of the process so far, in milliseconds. */
double benchmark_cpu(void);

/* Prints the median CPU time of an action and its painting, over `count` runs
   after two that don't count. */
void benchmark_measure(const char *name, int count, void (*action)(void *), void *data);

/* Prints the CPU time of an action and its painting, once. */
void benchmark_measure_once(const char *name, void (*action)(void *), void *data);

/* Prints the memory that the process has now, and the most it had, in KB. */
void benchmark_memory(void);

/* Prints the shown widgets: types, style classes, texts. */
void benchmark_dump(GtkWidget *widget);

/* The first shown widget of a type, in reading order. */
GtkWidget *benchmark_find(GtkWidget *widget, GType type);
