/* What the benchmark of the form and its control in C share, so that both are
   measured by the same code. */
#pragma once

#include "benchmark_gtk.h"

/* Turns animations and the blinking of the cursor off and presents the window;
   returns when its first frame is painted. */
void benchmark_present(GtkWindow *window);

/* Prints the monotonic time of this moment, in microseconds. */
void benchmark_print_time(const char *name);

/* Runs the main loop until nothing has happened for a while. */
void benchmark_wait_until_quiet(void);

/* CPU time of the process so far, in milliseconds. */
double benchmark_cpu(void);

/* How often something is repeated to be measured: `count`, or fewer with the variable BENCHMARK_RUNS. */
int benchmark_runs(int count);

/* Prints the median CPU time of an action and its painting, over `count` runs
   after two that don't count. Ends the program where an action changes nothing that is painted. */
void benchmark_measure(const char *name, int count, void (*action)(void *), void *data);

/* The same of an action and its inverse, in turn, so that what is changed is as long for each run. */
void benchmark_measure_in_turn(const char *name, void (*action)(void *), const char *inverse_name,
                               void (*inverse)(void *), int count, void *data);

/* Prints the CPU time of an action and its painting, once. */
void benchmark_measure_once(const char *name, void (*action)(void *), void *data);

/* The memory that is allocated now, in bytes. */
size_t benchmark_allocated(void);

/* Prints the memory that the process has now, in KB. */
void benchmark_memory(void);

/* What is shown as text, a widget a line: types, style classes, texts, and what
   assistive tools are told. Free it with g_free. */
char *benchmark_dump(GtkWidget *widget);

/* The same of those rows alone that are at least partly in the view of the
   window's page. */
char *benchmark_dump_rows_in_view(GtkWidget *window);

/* The same of what those rows hold, whatever kind of list they are in, with the height of each row. */
char *benchmark_dump_lines_in_view(GtkWidget *window);

/* The first shown widget of a type, in reading order. */
GtkWidget *benchmark_find(GtkWidget *widget, GType type);

/* Toggles a switch, as a click does, with the focus on its row. */
void benchmark_toggle(void *widget);
