#include "benchmark_support.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

static gboolean painted;

static void after_paint(GdkFrameClock *clock, gpointer data)
{
    painted = TRUE;
}

void benchmark_paint(void)
{
    painted = FALSE;
    while (!painted)
        g_main_context_iteration(NULL, TRUE);
}

void benchmark_present(GtkWindow *window)
{
    g_object_set(gtk_settings_get_default(), "gtk-enable-animations", FALSE, NULL);
    gtk_window_present(window);
    GdkFrameClock *clock = gtk_widget_get_frame_clock(GTK_WIDGET(window));
    g_signal_connect(clock, "after-paint", G_CALLBACK(after_paint), NULL);
    benchmark_paint();
    g_print("first-frame-at %" G_GINT64_FORMAT "\n", g_get_monotonic_time());
}

static gboolean stop(gpointer data)
{
    *(gboolean *)data = TRUE;
    return G_SOURCE_REMOVE;
}

void benchmark_settle(void)
{
    gboolean stopped = FALSE;
    g_timeout_add(300, stop, &stopped);
    while (!stopped)
        g_main_context_iteration(NULL, TRUE);
}

double benchmark_cpu(void)
{
    struct timespec time;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

static double run(void (*action)(void *), void *data)
{
    double before = benchmark_cpu();
    action(data);
    benchmark_paint();
    return benchmark_cpu() - before;
}

static int compare(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

void benchmark_measure(const char *name, int count, void (*action)(void *), void *data)
{
    double *times = g_new(double, count);
    for (int i = -2; i < count; i++) {
        double time = run(action, data);
        if (i >= 0)
            times[i] = time;
    }
    qsort(times, count, sizeof *times, compare);
    g_print("%s %.3f\n", name, times[count / 2]);
    g_free(times);
}

void benchmark_measure_once(const char *name, void (*action)(void *), void *data)
{
    g_print("%s %.3f\n", name, run(action, data));
}

void benchmark_memory(void)
{
    char *text = NULL;
    g_file_get_contents("/proc/self/status", &text, NULL, NULL);
    g_print("memory-now %ld\n", atol(strstr(text, "VmRSS:") + 6));
    g_print("memory-most %ld\n", atol(strstr(text, "VmHWM:") + 6));
    g_free(text);
}

static int compare_names(const void *a, const void *b)
{
    return strcmp(*(const char *const *)a, *(const char *const *)b);
}

static void dump(GtkWidget *widget, int depth)
{
    if (!gtk_widget_get_visible(widget))
        return;
    /* A derived type is the same widget to a person and to the style sheet. */
    GType type = G_OBJECT_TYPE(widget);
    while (!g_str_has_prefix(g_type_name(type), "Gtk"))
        type = g_type_parent(type);
    g_print("%*s%s", depth * 2, "", g_type_name(type));
    char **classes = gtk_widget_get_css_classes(widget);
    qsort(classes, g_strv_length(classes), sizeof *classes, compare_names);
    for (char **name = classes; *name; name++)
        g_print(" .%s", *name);
    g_strfreev(classes);
    if (GTK_IS_LABEL(widget))
        g_print(" \"%s\"", gtk_label_get_text(GTK_LABEL(widget)));
    if (GTK_IS_EDITABLE(widget))
        g_print(" \"%s\"", gtk_editable_get_text(GTK_EDITABLE(widget)));
    if (GTK_IS_SWITCH(widget))
        g_print(" %s", gtk_switch_get_active(GTK_SWITCH(widget)) ? "on" : "off");
    g_print("\n");
    for (GtkWidget *child = gtk_widget_get_first_child(widget); child; child = gtk_widget_get_next_sibling(child))
        dump(child, depth + 1);
}

void benchmark_dump(GtkWidget *widget)
{
    dump(widget, 0);
}

GtkWidget *benchmark_find(GtkWidget *widget, GType type)
{
    if (!gtk_widget_get_visible(widget))
        return NULL;
    if (G_TYPE_CHECK_INSTANCE_TYPE(widget, type))
        return widget;
    for (GtkWidget *child = gtk_widget_get_first_child(widget); child; child = gtk_widget_get_next_sibling(child)) {
        GtkWidget *found = benchmark_find(child, type);
        if (found)
            return found;
    }
    return NULL;
}
