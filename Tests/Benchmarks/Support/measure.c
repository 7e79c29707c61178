#include "benchmark_support.h"

#include <malloc.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

/* Only what will never be painted takes so many seconds. */
static const int patience = 300;

static gboolean painted;

static void after_paint(GdkFrameClock *clock, gpointer data)
{
    painted = TRUE;
}

static gboolean give_up(gpointer name)
{
    g_printerr("%s: nothing was painted\n", (const char *)name);
    exit(3);
}

/* An action that changes nothing has nothing painted. */
static void paint(const char *name)
{
    guint timeout = g_timeout_add_seconds(patience, give_up, (gpointer)name);
    painted = FALSE;
    while (!painted)
        g_main_context_iteration(NULL, TRUE);
    g_source_remove(timeout);
}

void benchmark_present(GtkWindow *window)
{
    g_object_set(gtk_settings_get_default(), "gtk-enable-animations", FALSE, "gtk-cursor-blink", FALSE, NULL);
    gtk_window_present(window);
    GdkFrameClock *clock = gtk_widget_get_frame_clock(GTK_WIDGET(window));
    g_signal_connect(clock, "after-paint", G_CALLBACK(after_paint), NULL);
    paint("first frame");
}

size_t benchmark_allocated(void)
{
    struct mallinfo2 info = mallinfo2();
    return info.uordblks + info.hblkhd;
}

void benchmark_print_time(const char *name)
{
    g_print("%s %" G_GINT64_FORMAT "\n", name, g_get_monotonic_time());
}

void benchmark_wait_until_quiet(void)
{
    const gint64 quiet = 100000;
    gint64 last = g_get_monotonic_time();
    while (g_get_monotonic_time() - last < quiet) {
        if (g_main_context_iteration(NULL, FALSE))
            last = g_get_monotonic_time();
        else
            g_usleep(1000);
    }
}

double benchmark_cpu(void)
{
    struct timespec time;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

int benchmark_runs(int count)
{
    const char *limit = getenv("BENCHMARK_RUNS");
    return limit ? MIN(count, atoi(limit)) : count;
}

static double run(const char *name, void (*action)(void *), void *data)
{
    double before = benchmark_cpu();
    action(data);
    paint(name);
    return benchmark_cpu() - before;
}

static int compare(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static void print_median(const char *name, double *times, int count)
{
    qsort(times, count, sizeof *times, compare);
    g_print("%s %.3f\n", name, times[count / 2]);
}

void benchmark_measure(const char *name, int count, void (*action)(void *), void *data)
{
    count = benchmark_runs(count);
    double *times = g_new(double, count);
    for (int i = -2; i < count; i++) {
        double time = run(name, action, data);
        if (i >= 0)
            times[i] = time;
    }
    print_median(name, times, count);
    g_free(times);
}

void benchmark_measure_in_turn(const char *name, void (*action)(void *), const char *inverse_name,
                               void (*inverse)(void *), int count, void *data)
{
    count = benchmark_runs(count);
    double *times = g_new(double, count), *inverse_times = g_new(double, count);
    for (int i = -2; i < count; i++) {
        double time = run(name, action, data), inverse_time = run(inverse_name, inverse, data);
        if (i < 0)
            continue;
        times[i] = time;
        inverse_times[i] = inverse_time;
    }
    print_median(name, times, count);
    print_median(inverse_name, inverse_times, count);
    g_free(times);
    g_free(inverse_times);
}

void benchmark_measure_once(const char *name, void (*action)(void *), void *data)
{
    g_print("%s %.3f\n", name, run(name, action, data));
}

void benchmark_memory(void)
{
    char *text = NULL;
    g_file_get_contents("/proc/self/status", &text, NULL, NULL);
    g_print("memory-now %ld\n", atol(strstr(text, "VmRSS:") + 6));
    g_free(text);
}
