/* Measures the windows written by hand in C, as form-benchmark measures the forms.

   control SCENARIO KIND COUNT STYLESHEET */

#include "benchmark_control.h"
#include "benchmark_support.h"
#include "widgets.h"

#include <stdlib.h>

static void toggle(void *window)
{
    GtkWidget *widget = benchmark_find(window, GTK_TYPE_SWITCH);
    gtk_switch_set_active(GTK_SWITCH(widget), !gtk_switch_get_active(GTK_SWITCH(widget)));
}

static void open_page(void *window)
{
    control_window_open(window);
}

static void change(void *window)
{
    control_window_change(window);
}

int main(int count, char **arguments)
{
    if (count != 5) {
        g_printerr("control frame|page|nested|sections switches|texts|mix COUNT STYLESHEET\n");
        return 2;
    }
    const char *scenario = arguments[1];
    const char *kind = arguments[2];
    int rows = atoi(arguments[3]);
    gtk_init();
    control_load_style(arguments[4]);
    ControlWindow *window = g_str_equal(scenario, "nested") ? control_window_with_nested_rows(kind, rows)
        : g_str_equal(scenario, "sections")                 ? control_window_with_sections(rows)
                                                            : control_window_with_rows(kind, rows);
    benchmark_present(control_window_widget(window));
    benchmark_print_time("first-frame-at");
    if (g_str_equal(scenario, "frame"))
        return 0;
    benchmark_wait_until_quiet();
    if (g_str_equal(scenario, "nested")) {
        benchmark_measure_once("open-first", open_page, window);
        benchmark_wait_until_quiet();
        control_window_close(window);
        benchmark_wait_until_quiet();
        benchmark_measure_once("open-second", open_page, window);
    } else if (g_str_equal(scenario, "sections")) {
        benchmark_measure("sections", 20, toggle, control_window_widget(window));
    } else {
        benchmark_memory();
        if (g_str_equal(kind, "texts"))
            benchmark_measure("change", 20, change, window);
        else
            benchmark_measure("change", 20, toggle, control_window_widget(window));
    }
    return 0;
}
