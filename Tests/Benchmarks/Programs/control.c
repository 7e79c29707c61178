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

static void reveal(void *window) { control_list_reveal(window); }
static void edit(void *window) { control_list_edit(window); }
static void move(void *window) { control_list_move(window); }
static void take_out(void *window) { control_list_remove(window); }
static void undo(void *window) { control_list_undo(window); }

static void measure_list(ControlWindow *window, int items)
{
    size_t before = benchmark_allocated();
    benchmark_measure_once("list-open", open_page, window);
    reveal(window);
    benchmark_wait_until_quiet();
    benchmark_measure("list-edit", 21, edit, window);
    benchmark_measure("list-move", 21, move, window);
    benchmark_measure("list-remove", 21, take_out, window);
    benchmark_measure("list-undo", 21, undo, window);
    benchmark_wait_until_quiet();
    g_print("list-memory %zu\n", (benchmark_allocated() - before) / items);
}

int main(int count, char **arguments)
{
    if (count != 5) {
        g_printerr("control frame|page|nested|sections|list switches|texts|mix|controls COUNT STYLESHEET\n");
        return 2;
    }
    const char *scenario = arguments[1];
    const char *kind = arguments[2];
    int rows = atoi(arguments[3]);
    gtk_init();
    control_load_style(arguments[4]);
    ControlWindow *window = g_str_equal(scenario, "nested") ? control_window_with_nested_rows(kind, rows)
        : g_str_equal(scenario, "sections")                 ? control_window_with_sections(rows)
        : g_str_equal(scenario, "list")                     ? control_window_with_list(rows)
                                                            : control_window_with_rows(kind, rows);
    benchmark_present(control_window_widget(window));
    if (g_str_equal(scenario, "list")) {
        benchmark_wait_until_quiet();
        measure_list(window, rows);
        return 0;
    }
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
