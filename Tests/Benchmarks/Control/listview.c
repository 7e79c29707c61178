/* The rows of a page and the items of a list in a GtkListView, which has widgets for those near the screen alone. */

#include "values.h"

#include "benchmark_support.h"

/* A row of the page, or an item of the list. */
typedef struct {
    GObject parent;
    /* With an underscore before its mnemonic. */
    char *title;
    char *text;
    gboolean active;
} Entry;

typedef struct {
    GObjectClass parent;
} EntryClass;

static GType entry_get_type(void);
G_DEFINE_TYPE(Entry, entry, G_TYPE_OBJECT)

static guint active_changed;

static void entry_finalize(GObject *object)
{
    g_free(((Entry *)object)->title);
    g_free(((Entry *)object)->text);
    G_OBJECT_CLASS(entry_parent_class)->finalize(object);
}

static void entry_class_init(EntryClass *class)
{
    G_OBJECT_CLASS(class)->finalize = entry_finalize;
    active_changed = g_signal_new("active-changed", entry_get_type(), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 0);
}

static void entry_init(Entry *entry) {}

static Entry *make_entry(char *title, const char *text, gboolean active)
{
    Entry *entry = g_object_new(entry_get_type(), NULL);
    entry->title = title;
    entry->text = g_strdup(text);
    entry->active = active;
    return entry;
}

static void set_active(ControlWindow *window, Entry *entry, gboolean active)
{
    if (entry->active == active)
        return;
    entry->active = active;
    window->on += active ? 1 : -1;
    g_signal_emit(entry, active_changed, 0);
    if (window->header)
        control_show_summary(window);
}

/* The widgets of a row, which show one entry after the other. */
typedef struct {
    ControlWindow *window;
    Entry *entry;
    GtkWidget *widget;
    GtkWidget *label;
    /* A switch, or a field for a text. */
    GtkWidget *field;
    /* The actions of an item; a row of a page has none. */
    GtkWidget *button;
} Line;

static void show_active(Entry *entry, Line *line)
{
    gtk_switch_set_active(GTK_SWITCH(line->field), entry->active);
}

static void switch_changed(GtkSwitch *widget, GParamSpec *property, Line *line)
{
    if (line->entry)
        set_active(line->window, line->entry, gtk_switch_get_active(widget));
}

static void text_changed(GtkEditable *editable, Line *line)
{
    if (!line->entry)
        return;
    g_free(line->entry->text);
    line->entry->text = g_strdup(gtk_editable_get_text(editable));
}

static void add_switch(Line *line)
{
    line->field = gtk_switch_new();
    gtk_widget_set_focusable(line->field, FALSE);
    g_signal_connect(line->field, "notify::active", G_CALLBACK(switch_changed), line);
}

static void add_field(Line *line)
{
    line->field = control_entry(line->window, "");
    g_signal_connect(line->field, "changed", G_CALLBACK(text_changed), line);
}

static Line *make_line(ControlWindow *window, GtkListItem *item, gboolean is_text)
{
    Line *line = g_new0(Line, 1);
    line->window = window;
    line->widget = control_box(GTK_ORIENTATION_HORIZONTAL, "form-line");
    g_object_set_data_full(G_OBJECT(item), "line", line, g_free);
    line->label = control_label("", "form-title");
    gtk_widget_set_hexpand(line->label, TRUE);
    gtk_box_append(GTK_BOX(line->widget), line->label);
    if (is_text)
        add_field(line);
    else
        add_switch(line);
    gtk_widget_set_valign(line->field, GTK_ALIGN_CENTER);
    gtk_box_append(GTK_BOX(line->widget), line->field);
    gtk_list_item_set_child(item, line->widget);
    return line;
}

static void set_up_row(GtkSignalListItemFactory *factory, GtkListItem *item, ControlWindow *window)
{
    make_line(window, item, g_str_equal(window->kind, "texts"));
}

static void bind(GtkSignalListItemFactory *factory, GtkListItem *item, ControlWindow *window)
{
    Line *line = g_object_get_data(G_OBJECT(item), "line");
    Entry *entry = gtk_list_item_get_item(item);
    GtkWidget *row = gtk_widget_get_parent(line->widget);
    gtk_widget_add_css_class(row, "form-row");
    gtk_label_set_text_with_mnemonic(GTK_LABEL(line->label), entry->title);
    const char *title = gtk_label_get_text(GTK_LABEL(line->label));
    if (GTK_IS_SWITCH(line->field)) {
        gtk_label_set_mnemonic_widget(GTK_LABEL(line->label), row);
        gtk_accessible_update_property(GTK_ACCESSIBLE(line->field), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
        show_active(entry, line);
        g_signal_connect(entry, "active-changed", G_CALLBACK(show_active), line);
    } else {
        gtk_label_set_mnemonic_widget(GTK_LABEL(line->label), line->field);
        gtk_editable_set_text(GTK_EDITABLE(line->field), entry->text);
    }
    if (line->button) {
        char *name = g_strdup_printf("Actions for “%s”", title);
        control_name_icon(line->button, name);
        g_free(name);
    }
    line->entry = entry;
}

static void unbind(GtkSignalListItemFactory *factory, GtkListItem *item, ControlWindow *window)
{
    Line *line = g_object_get_data(G_OBJECT(item), "line");
    g_signal_handlers_disconnect_by_data(line->entry, line);
    line->entry = NULL;
}

static void activated(GtkListView *view, guint place, ControlWindow *window)
{
    Entry *entry = g_list_model_get_item(G_LIST_MODEL(window->entries), place);
    set_active(window, entry, !entry->active);
    g_object_unref(entry);
}

/* A view of the entries, in a page with an optional header. */
static GtkWidget *make_page(ControlWindow *window, GCallback set_up, const char *name)
{
    GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
    g_signal_connect(factory, "setup", set_up, window);
    g_signal_connect(factory, "bind", G_CALLBACK(bind), window);
    g_signal_connect(factory, "unbind", G_CALLBACK(unbind), window);
    GtkSelectionModel *model = GTK_SELECTION_MODEL(gtk_no_selection_new(g_object_ref(G_LIST_MODEL(window->entries))));
    window->list = gtk_list_view_new(model, factory);
    gtk_list_view_set_single_click_activate(GTK_LIST_VIEW(window->list), TRUE);
    gtk_list_view_set_show_separators(GTK_LIST_VIEW(window->list), TRUE);
    gtk_widget_add_css_class(window->list, "form-list");
    gtk_widget_add_css_class(window->list, "frame");
    gtk_accessible_update_property(GTK_ACCESSIBLE(window->list), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
    g_signal_connect(window->list, "activate", G_CALLBACK(activated), window);
    GtkWidget *scrolled = gtk_scrolled_window_new();
    gtk_scrolled_window_set_policy(GTK_SCROLLED_WINDOW(scrolled), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
    gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scrolled), window->list);
    gtk_widget_set_vexpand(scrolled, TRUE);
    GtkWidget *page = control_box(GTK_ORIENTATION_VERTICAL, "form-page");
    if (window->header)
        gtk_box_append(GTK_BOX(page), window->header);
    gtk_box_append(GTK_BOX(page), scrolled);
    return page;
}

/* No page has letters for more. */
static const int most_mnemonics = 64;

static void fill(ControlWindow *window, const char *format, gboolean active, ControlMnemonics taken)
{
    window->entries = g_list_store_new(entry_get_type());
    GPtrArray *entries = g_ptr_array_new_full(window->count, g_object_unref);
    for (int index = 0; index < window->count; index++) {
        char number[16];
        g_snprintf(number, sizeof number, "%d", index);
        char *title = g_strconcat(format, number, NULL);
        if (index < most_mnemonics) {
            char *marked = control_mark_mnemonic(title, taken);
            g_free(title);
            title = marked;
        }
        g_ptr_array_add(entries, make_entry(title, "Text", active));
    }
    g_list_store_splice(window->entries, 0, 0, entries->pdata, entries->len);
    g_ptr_array_unref(entries);
}

GtkWidget *control_rows_in_view(ControlWindow *window)
{
    ControlMnemonics taken = {FALSE};
    fill(window, "Row ", FALSE, taken);
    window->header = control_wrapping_label("", "form-header");
    GtkWidget *page = make_page(window, G_CALLBACK(set_up_row), window->title);
    control_show_summary(window);
    return page;
}

GtkWidget *control_rows_in_view_opener(ControlWindow *window)
{
    return control_opener(window, "Rows", "_Rows", NULL, control_rows_in_view);
}

/* An entry that was added or removed, and where. */
typedef struct {
    Entry *entry;
    int place;
    gboolean was_added;
} Step;

/* Takes an entry away; the reference to it is the caller's. */
static Entry *take_away(ControlWindow *window, int place)
{
    Entry *entry = g_list_model_get_item(G_LIST_MODEL(window->entries), place);
    g_list_store_remove(window->entries, place);
    return entry;
}

static void move(ControlWindow *window, int place, int by)
{
    if (place + by < 0 || place + by >= control_view_count(window))
        return;
    Entry *entry = take_away(window, place);
    g_list_store_insert(window->entries, place + by, entry);
    g_object_unref(entry);
}

static void take_out(ControlWindow *window, int place)
{
    Step step = {take_away(window, place), place, FALSE};
    g_array_append_val(window->steps, step);
}

static void duplicate(ControlWindow *window, int place)
{
    Entry *entry = g_list_model_get_item(G_LIST_MODEL(window->entries), place);
    Step step = {make_entry(g_strdup(entry->title), entry->text, entry->active), place + 1, TRUE};
    g_object_unref(entry);
    g_list_store_insert(window->entries, step.place, step.entry);
    g_array_append_val(window->steps, step);
}

static ControlWindow *window_of(gpointer item)
{
    return ((Line *)g_object_get_data(item, "line"))->window;
}

static void on_move_up(GSimpleAction *action, GVariant *parameter, gpointer item)
{
    move(window_of(item), gtk_list_item_get_position(item), -1);
}

static void on_move_down(GSimpleAction *action, GVariant *parameter, gpointer item)
{
    move(window_of(item), gtk_list_item_get_position(item), 1);
}

static void on_duplicate(GSimpleAction *action, GVariant *parameter, gpointer item)
{
    duplicate(window_of(item), gtk_list_item_get_position(item));
}

static void on_remove(GSimpleAction *action, GVariant *parameter, gpointer item)
{
    take_out(window_of(item), gtk_list_item_get_position(item));
}

static void set_up_item(GtkSignalListItemFactory *factory, GtkListItem *item, ControlWindow *window)
{
    static const GActionEntry entries[] = {
        {"move-up", on_move_up}, {"move-down", on_move_down}, {"duplicate", on_duplicate}, {"remove", on_remove}};
    Line *line = make_line(window, item, FALSE);
    line->button = control_add_actions(line->widget, line->widget, entries, G_N_ELEMENTS(entries), item);
}

GtkWidget *control_items_in_view(ControlWindow *window)
{
    ControlMnemonics taken = {FALSE};
    /* The form's row for the list as a whole has the first letter. */
    g_free(control_mark_mnemonic("Rules", taken));
    fill(window, "Rule number ", TRUE, taken);
    window->steps = g_array_new(FALSE, FALSE, sizeof(Step));
    return make_page(window, G_CALLBACK(set_up_item), "Rules");
}

GtkWidget *control_items_in_view_opener(ControlWindow *window)
{
    char *count = g_strdup_printf("%d", window->count);
    GtkWidget *page = control_opener(window, "Rules", "_Rules", count, control_items_in_view);
    g_free(count);
    return page;
}

void control_view_reveal(ControlWindow *window)
{
    gtk_widget_activate_action(window->list, "list.scroll-to-item", "u", window->count / 2);
}

void control_view_edit(ControlWindow *window)
{
    g_signal_emit_by_name(window->list, "activate", window->count / 2);
}

void control_view_move(ControlWindow *window)
{
    move(window, window->count / 2, 1);
}

void control_view_duplicate(ControlWindow *window)
{
    duplicate(window, window->count / 2);
}

void control_view_remove(ControlWindow *window)
{
    take_out(window, window->count / 2);
}

void control_view_undo(ControlWindow *window)
{
    Step step = g_array_index(window->steps, Step, window->steps->len - 1);
    g_array_set_size(window->steps, window->steps->len - 1);
    if (step.was_added)
        g_object_unref(take_away(window, step.place));
    else
        g_list_store_insert(window->entries, step.place, step.entry);
    g_object_unref(step.entry);
}

int control_view_count(ControlWindow *window)
{
    return (int)g_list_model_get_n_items(G_LIST_MODEL(window->entries));
}
