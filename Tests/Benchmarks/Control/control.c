/* The window that form-benchmark shows, as one writes it by hand in C with
   GTK: one handler for each signal, widgets set directly. It has the same
   widgets, style classes, texts, accessible names and mnemonics; a test
   compares the two trees.

   form-benchmark-control SCENARIO KIND COUNT STYLESHEET */

#include "benchmark_support.h"

#include <stdlib.h>
#include <string.h>

typedef struct {
    gboolean *switches;
    GtkWidget **switch_rows;
    GtkWidget **sections;
    GtkWidget *first_switch;
    GtkWidget *header;
    GtkWidget *stack;
    GtkWidget *root_page;
    GtkWidget *page;
    GtkWidget *back;
    GtkWindow *window;
    const char *kind;
    int count;
    int on;
} App;

static GtkWidget *make_label(const char *text, const char *class)
{
    GtkWidget *label = gtk_label_new(text);
    gtk_widget_add_css_class(label, class);
    gtk_label_set_xalign(GTK_LABEL(label), 0);
    gtk_label_set_ellipsize(GTK_LABEL(label), PANGO_ELLIPSIZE_END);
    return label;
}

static GtkWidget *make_box(GtkOrientation orientation, const char *class)
{
    GtkWidget *box = gtk_box_new(orientation, 0);
    if (class)
        gtk_widget_add_css_class(box, class);
    return box;
}

static void show_summary(App *app)
{
    char *text = g_strdup_printf("%d of %d on", app->on, app->count);
    gtk_label_set_text(GTK_LABEL(app->header), text);
    g_free(text);
}

static void switch_changed(GtkSwitch *widget, GParamSpec *property, App *app)
{
    int index = GPOINTER_TO_INT(g_object_get_data(G_OBJECT(widget), "index"));
    gboolean active = gtk_switch_get_active(widget);
    if (app->switches[index] == active)
        return;
    app->switches[index] = active;
    gtk_accessible_update_state(GTK_ACCESSIBLE(app->switch_rows[index]),
                                GTK_ACCESSIBLE_STATE_CHECKED, active, -1);
    if (app->header) {
        app->on += active ? 1 : -1;
        show_summary(app);
    }
}

static void shown_changed(GtkSwitch *widget, GParamSpec *property, App *app)
{
    gboolean active = gtk_switch_get_active(widget);
    for (int index = 0; index < app->count; index++)
        gtk_widget_set_visible(app->sections[index], active);
}

static void text_changed(GtkEditable *editable, App *app) {}
static void text_activated(GtkEntry *entry, App *app) {}
static void text_left(GtkEventControllerFocus *controller, App *app) {}
static gboolean text_key(GtkEventControllerKey *controller, guint key, guint code, GdkModifierType state, App *app)
{
    return FALSE;
}

/* The title with the underscore before its letter, as the form gives them out. */
static char *mark(const char *title, gboolean taken[128])
{
    const char *place = NULL;
    for (int pass = 0; pass < 2 && !place; pass++)
        for (const char *c = title; *c && !place; c++)
            if ((pass == 1 || c == title || c[-1] == ' ') && g_ascii_isalnum(*c) && !taken[(int)g_ascii_tolower(*c)])
                place = c;
    if (!place)
        return g_strdup(title);
    taken[(int)g_ascii_tolower(*place)] = TRUE;
    return g_strdup_printf("%.*s_%s", (int)(place - title), title, place);
}

static GtkWidget *make_switch(App *app, GtkWidget *row, const char *title, gboolean active, int index,
                              GCallback changed)
{
    GtkWidget *widget = gtk_switch_new();
    gtk_widget_set_focusable(widget, FALSE);
    gtk_accessible_update_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
    gtk_switch_set_active(GTK_SWITCH(widget), active);
    gtk_accessible_update_state(GTK_ACCESSIBLE(row), GTK_ACCESSIBLE_STATE_CHECKED, active, -1);
    g_object_set_data(G_OBJECT(widget), "index", GINT_TO_POINTER(index));
    g_signal_connect(widget, "notify::active", changed, app);
    return widget;
}

static GtkWidget *make_entry(App *app, const char *text)
{
    GtkWidget *entry = gtk_entry_new();
    gtk_editable_set_text(GTK_EDITABLE(entry), text);
    g_signal_connect(entry, "changed", G_CALLBACK(text_changed), app);
    g_signal_connect(entry, "activate", G_CALLBACK(text_activated), app);
    GtkEventController *focus = gtk_event_controller_focus_new();
    g_signal_connect(focus, "leave", G_CALLBACK(text_left), app);
    gtk_widget_add_controller(entry, focus);
    GtkEventController *key = gtk_event_controller_key_new();
    g_signal_connect(key, "key-pressed", G_CALLBACK(text_key), app);
    gtk_widget_add_controller(entry, key);
    return entry;
}

static GtkWidget *make_row(App *app, const char *title, gboolean is_switch, gboolean active, int index,
                           GCallback changed, gboolean taken[128])
{
    GtkWidget *row = is_switch
        ? g_object_new(GTK_TYPE_LIST_BOX_ROW, "accessible-role", GTK_ACCESSIBLE_ROLE_SWITCH, NULL)
        : gtk_list_box_row_new();
    gtk_widget_add_css_class(row, "form-row");
    GtkWidget *line = make_box(GTK_ORIENTATION_HORIZONTAL, "form-line");
    char *marked = mark(title, taken);
    GtkWidget *label = make_label("", "form-title");
    gtk_label_set_text_with_mnemonic(GTK_LABEL(label), marked);
    g_free(marked);
    gtk_widget_set_hexpand(label, TRUE);
    gtk_box_append(GTK_BOX(line), label);
    GtkWidget *control = is_switch ? make_switch(app, row, title, active, index, changed) : make_entry(app, "Text");
    if (is_switch && app->switch_rows)
        app->switch_rows[index] = row;
    gtk_widget_set_valign(control, GTK_ALIGN_CENTER);
    gtk_label_set_mnemonic_widget(GTK_LABEL(label), is_switch ? row : control);
    gtk_box_append(GTK_BOX(line), control);
    if (is_switch) {
        gtk_list_box_row_set_child(GTK_LIST_BOX_ROW(row), line);
    } else {
        gtk_widget_set_focusable(row, FALSE);
        GtkWidget *column = make_box(GTK_ORIENTATION_VERTICAL, "form-column");
        gtk_box_append(GTK_BOX(column), line);
        gtk_list_box_row_set_child(GTK_LIST_BOX_ROW(row), column);
    }
    return row;
}

static void row_activated(GtkListBox *list, GtkListBoxRow *row, App *app)
{
    GtkWidget *widget = benchmark_find(GTK_WIDGET(row), GTK_TYPE_SWITCH);
    if (widget)
        gtk_switch_set_active(GTK_SWITCH(widget), !gtk_switch_get_active(GTK_SWITCH(widget)));
}

static GtkWidget *make_list(App *app, const char *name)
{
    GtkWidget *list = gtk_list_box_new();
    gtk_widget_add_css_class(list, "form-list");
    gtk_widget_add_css_class(list, "frame");
    gtk_list_box_set_selection_mode(GTK_LIST_BOX(list), GTK_SELECTION_NONE);
    gtk_list_box_set_show_separators(GTK_LIST_BOX(list), TRUE);
    gtk_accessible_update_property(GTK_ACCESSIBLE(list), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
    g_signal_connect(list, "row-activated", G_CALLBACK(row_activated), app);
    return list;
}

/* As wide as is comfortable to read, in the middle. */
static void measure_clamp(GtkWidget *clamp, GtkOrientation orientation, int size, int *minimum, int *natural,
                          int *minimum_baseline, int *natural_baseline)
{
    GtkWidget *child = gtk_widget_get_first_child(clamp);
    gboolean vertical = orientation == GTK_ORIENTATION_VERTICAL;
    gtk_widget_measure(child, orientation, vertical && size > 0 ? MIN(size, 600) : size, minimum, natural, NULL, NULL);
    if (!vertical)
        *natural = MAX(*minimum, MIN(*natural, 600));
    *minimum_baseline = *natural_baseline = -1;
}

static void allocate_clamp(GtkWidget *clamp, int width, int height, int baseline)
{
    GtkWidget *child = gtk_widget_get_first_child(clamp);
    int minimum;
    gtk_widget_measure(child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
    int child_width = MAX(minimum, MIN(width, 600));
    gtk_widget_size_allocate(child, &(GtkAllocation) {MAX(0, (width - child_width) / 2), 0, child_width, height}, -1);
}

static GtkWidget *make_page(GtkWidget *content)
{
    GtkWidget *clamp = make_box(GTK_ORIENTATION_VERTICAL, NULL);
    gtk_box_append(GTK_BOX(clamp), content);
    gtk_widget_set_layout_manager(clamp, gtk_custom_layout_new(NULL, measure_clamp, allocate_clamp));
    GtkWidget *scrolled = gtk_scrolled_window_new();
    gtk_scrolled_window_set_policy(GTK_SCROLLED_WINDOW(scrolled), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
    gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scrolled), clamp);
    return scrolled;
}

static GtkWidget *make_rows(App *app)
{
    GtkWidget *content = make_box(GTK_ORIENTATION_VERTICAL, "form-page");
    GtkWidget *section = make_box(GTK_ORIENTATION_VERTICAL, "form-section");
    gboolean taken[128] = {FALSE};
    app->header = make_label("", "form-header");
    gtk_label_set_ellipsize(GTK_LABEL(app->header), PANGO_ELLIPSIZE_NONE);
    gtk_label_set_wrap(GTK_LABEL(app->header), TRUE);
    gtk_label_set_wrap_mode(GTK_LABEL(app->header), PANGO_WRAP_WORD_CHAR);
    show_summary(app);
    gtk_box_append(GTK_BOX(section), app->header);
    GtkWidget *list = make_list(app, "Rows");
    for (int index = 0; index < app->count; index++) {
        char *title = g_strdup_printf("Row %d", index);
        gboolean is_switch = !strcmp(app->kind, "switches") || (!strcmp(app->kind, "mix") && index % 2 == 0);
        gtk_list_box_append(GTK_LIST_BOX(list), make_row(app, title, is_switch, app->switches[index], index,
                                                         G_CALLBACK(switch_changed), taken));
        g_free(title);
    }
    gtk_box_append(GTK_BOX(section), list);
    gtk_box_append(GTK_BOX(content), section);
    return make_page(content);
}

static GtkWidget *make_sections(App *app)
{
    GtkWidget *content = make_box(GTK_ORIENTATION_VERTICAL, "form-page");
    gboolean taken[128] = {FALSE};
    for (int index = -1; index < app->count; index++) {
        GtkWidget *section = make_box(GTK_ORIENTATION_VERTICAL, "form-section");
        GtkWidget *list = make_list(app, "Rows");
        char *title = index < 0 ? g_strdup("Shown") : g_strdup_printf("Row %d", index);
        GtkWidget *row = make_row(app, title, TRUE, index < 0, MAX(index, 0),
                                  index < 0 ? G_CALLBACK(shown_changed) : G_CALLBACK(switch_changed), taken);
        g_free(title);
        gtk_list_box_append(GTK_LIST_BOX(list), row);
        gtk_box_append(GTK_BOX(section), list);
        gtk_box_append(GTK_BOX(content), section);
        if (index >= 0)
            app->sections[index] = section;
    }
    return make_page(content);
}

static void open_page(void *data)
{
    App *app = data;
    app->page = make_rows(app);
    gtk_stack_add_child(GTK_STACK(app->stack), app->page);
    gtk_stack_set_transition_type(GTK_STACK(app->stack), GTK_STACK_TRANSITION_TYPE_SLIDE_LEFT);
    gtk_stack_set_visible_child(GTK_STACK(app->stack), app->page);
    gtk_widget_set_visible(app->back, TRUE);
    GtkWidget *row = benchmark_find(app->page, GTK_TYPE_LIST_BOX_ROW);
    gtk_widget_grab_focus(gtk_widget_get_focusable(row) ? row : benchmark_find(row, GTK_TYPE_ENTRY));
}

static void close_page(void *data)
{
    App *app = data;
    gtk_stack_set_transition_type(GTK_STACK(app->stack), GTK_STACK_TRANSITION_TYPE_SLIDE_RIGHT);
    gtk_stack_set_visible_child(GTK_STACK(app->stack), app->root_page);
    gtk_stack_remove(GTK_STACK(app->stack), app->page);
    gtk_widget_set_visible(app->back, FALSE);
    gtk_widget_grab_focus(benchmark_find(app->root_page, GTK_TYPE_LIST_BOX_ROW));
}

static GtkWidget *make_opener(App *app)
{
    GtkWidget *content = make_box(GTK_ORIENTATION_VERTICAL, "form-page");
    GtkWidget *section = make_box(GTK_ORIENTATION_VERTICAL, "form-section");
    GtkWidget *list = make_list(app, "Rows");
    GtkWidget *row = gtk_list_box_row_new();
    gtk_widget_add_css_class(row, "form-row");
    GtkWidget *line = make_box(GTK_ORIENTATION_HORIZONTAL, "form-line");
    GtkWidget *label = make_label("", "form-title");
    gtk_label_set_text_with_mnemonic(GTK_LABEL(label), "_Rows");
    gtk_label_set_mnemonic_widget(GTK_LABEL(label), row);
    gtk_widget_set_hexpand(label, TRUE);
    gtk_box_append(GTK_BOX(line), label);
    GtkWidget *image = gtk_image_new_from_icon_name("go-next-symbolic");
    gtk_widget_add_css_class(image, "form-accessory");
    gtk_box_append(GTK_BOX(line), image);
    gtk_list_box_row_set_child(GTK_LIST_BOX_ROW(row), line);
    gtk_list_box_append(GTK_LIST_BOX(list), row);
    gtk_box_append(GTK_BOX(section), list);
    gtk_box_append(GTK_BOX(content), section);
    return make_page(content);
}

static void load_style(const char *path)
{
    GtkCssProvider *provider = gtk_css_provider_new();
    gtk_css_provider_load_from_path(provider, path);
    gtk_style_context_add_provider_for_display(gdk_display_get_default(), GTK_STYLE_PROVIDER(provider),
                                               GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
    g_object_unref(provider);
}

static void make_window(App *app, GtkWidget *page)
{
    GtkWidget *window = gtk_window_new();
    app->window = GTK_WINDOW(window);
    gtk_widget_add_css_class(window, "form-window");
    gtk_window_set_default_size(app->window, 480, 640);
    gtk_window_set_title(app->window, "Rows");
    GtkWidget *header = gtk_header_bar_new();
    gtk_window_set_titlebar(app->window, header);
    app->back = gtk_button_new_from_icon_name("go-previous-symbolic");
    gtk_widget_add_css_class(app->back, "form-back");
    gtk_widget_set_visible(app->back, FALSE);
    gtk_header_bar_pack_start(GTK_HEADER_BAR(header), app->back);
    GtkWidget *banner = make_box(GTK_ORIENTATION_HORIZONTAL, "form-banner");
    gtk_box_append(GTK_BOX(banner), make_label("", "form-notice"));
    gtk_widget_set_visible(banner, FALSE);
    app->stack = gtk_stack_new();
    gtk_widget_add_css_class(app->stack, "form-navigation");
    gtk_widget_set_hexpand(app->stack, TRUE);
    gtk_widget_set_vexpand(app->stack, TRUE);
    gtk_stack_add_child(GTK_STACK(app->stack), page);
    app->root_page = page;
    GtkWidget *content = make_box(GTK_ORIENTATION_VERTICAL, NULL);
    gtk_box_append(GTK_BOX(content), banner);
    gtk_box_append(GTK_BOX(content), app->stack);
    gtk_window_set_child(app->window, content);
}

static void toggle(void *data)
{
    GtkWidget *widget = benchmark_find(data, GTK_TYPE_SWITCH);
    gtk_switch_set_active(GTK_SWITCH(widget), !gtk_switch_get_active(GTK_SWITCH(widget)));
}

/* A value that no widget but the summary shows, changed from elsewhere. */
static void change(void *data)
{
    App *app = data;
    app->switches[0] = !app->switches[0];
    app->on += app->switches[0] ? 1 : -1;
    show_summary(app);
}

int main(int count, char **arguments)
{
    if (count != 5) {
        g_printerr("form-benchmark-control page|dump|nested|sections switches|texts|mix COUNT STYLESHEET\n");
        return 2;
    }
    const char *scenario = arguments[1];
    App app = {.kind = arguments[2], .count = atoi(arguments[3])};
    app.switches = g_new0(gboolean, app.count);
    app.switch_rows = g_new0(GtkWidget *, app.count);
    app.sections = g_new0(GtkWidget *, app.count);
    gtk_init();
    load_style(arguments[4]);
    GtkWidget *page = !strcmp(scenario, "nested") ? make_opener(&app)
        : !strcmp(scenario, "sections")           ? make_sections(&app)
                                                  : make_rows(&app);
    make_window(&app, page);
    benchmark_present(app.window);
    benchmark_settle();
    if (!strcmp(scenario, "dump")) {
        benchmark_dump(GTK_WIDGET(app.window));
    } else if (!strcmp(scenario, "nested")) {
        benchmark_measure_once("open-first", open_page, &app);
        benchmark_measure_once("close", close_page, &app);
        benchmark_settle();
        benchmark_measure_once("open-second", open_page, &app);
    } else if (!strcmp(scenario, "sections")) {
        benchmark_measure("sections", 20, toggle, app.window);
    } else {
        benchmark_memory();
        if (!strcmp(app.kind, "texts"))
            benchmark_measure("change", 40, change, &app);
        else
            benchmark_measure("change", 40, toggle, app.window);
    }
    return 0;
}
