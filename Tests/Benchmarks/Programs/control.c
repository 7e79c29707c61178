/* Measures the windows written by hand in C, as form-benchmark measures the forms.

   control SCENARIO KIND COUNT STYLESHEET [view]

   With "view" a GtkListView shows the rows. */

#include "benchmark_control.h"
#include "benchmark_support.h"
#include "widgets.h"

#include <stdlib.h>

static void open_page(void *window)
{
    control_window_open(window);
}

static void change(void *window)
{
    control_window_change(window);
}

/* What is done with a list that is open. */
typedef struct {
    void (*reveal)(ControlWindow *);
    void (*edit)(ControlWindow *);
    void (*move)(ControlWindow *);
    void (*duplicate)(ControlWindow *);
    void (*remove)(ControlWindow *);
    void (*undo)(ControlWindow *);
    int (*count)(ControlWindow *);
} List;

static const List boxes = {control_list_reveal, control_list_edit, control_list_move, control_list_duplicate,
                           control_list_remove, control_list_undo, control_list_count};
static const List view = {control_view_reveal, control_view_edit, control_view_move, control_view_duplicate,
                          control_view_remove, control_view_undo, control_view_count};
static const List *list = &boxes;

static void edit(void *window) { list->edit(window); }
static void move(void *window) { list->move(window); }
static void duplicate(void *window) { list->duplicate(window); }
static void take_out(void *window) { list->remove(window); }
static void undo(void *window) { list->undo(window); }

static void measure_list(ControlWindow *window, int items)
{
    size_t before = benchmark_allocated();
    benchmark_measure_once("list-open", open_page, window);
    list->reveal(window);
    benchmark_wait_until_quiet();
    benchmark_measure("list-edit", 21, edit, window);
    benchmark_measure("list-move", 21, move, window);
    benchmark_measure("list-add", 21, duplicate, window);
    while (list->count(window) > items)
        undo(window);
    benchmark_wait_until_quiet();
    benchmark_measure_in_turn("list-remove", take_out, "list-undo", undo, 21, window);
    benchmark_wait_until_quiet();
    g_print("list-memory %zu\n", (benchmark_allocated() - before) / items);
}

static ControlWindow *make_window(const char *scenario, const char *kind, int rows)
{
    if (g_str_equal(scenario, "nested"))
        return control_window_with_nested_rows(kind, rows);
    if (g_str_equal(scenario, "sections"))
        return control_window_with_sections(rows);
    if (g_str_equal(scenario, "list"))
        return control_window_with_list(rows);
    return control_window_with_rows(kind, rows);
}

static ControlWindow *make_window_with_view(const char *scenario, const char *kind, int rows)
{
    list = &view;
    if (g_str_equal(scenario, "nested"))
        return control_window_with_nested_rows_in_view(kind, rows);
    if (g_str_equal(scenario, "list"))
        return control_window_with_list_in_view(rows);
    return control_window_with_rows_in_view(kind, rows);
}

int main(int count, char **arguments)
{
    gboolean has_view = count == 6 && g_str_equal(arguments[5], "view");
    if (count != 5 && !has_view) {
        g_printerr("control frame|page|nested|sections|list switches|texts|mix|controls COUNT STYLESHEET [view]\n");
        return 2;
    }
    const char *scenario = arguments[1];
    const char *kind = arguments[2];
    int rows = atoi(arguments[3]);
    gtk_init();
    control_load_style(arguments[4]);
    ControlWindow *window = (has_view ? make_window_with_view : make_window)(scenario, kind, rows);
    GtkWindow *widget = control_window_widget(window);
    benchmark_present(widget);
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
        benchmark_measure("sections", 20, benchmark_toggle, benchmark_find(GTK_WIDGET(widget), GTK_TYPE_SWITCH));
    } else {
        benchmark_memory();
        if (g_str_equal(kind, "texts"))
            benchmark_measure("change", 20, change, window);
        else
            benchmark_measure("change", 20, benchmark_toggle, benchmark_find(GTK_WIDGET(widget), GTK_TYPE_SWITCH));
    }
    return 0;
}
