#include "values.h"

#include "benchmark_support.h"

typedef struct {
    char *title;
    gboolean active;
} Item;

/* An item that was added or removed, and where. */
typedef struct {
    Item *item;
    int place;
    gboolean was_added;
} Step;

struct ControlItems {
    GPtrArray *items;
    /* What can be undone, the last on top. */
    GArray *steps;
    ControlMnemonics taken;
};

static Item *item_of(GtkWidget *row)
{
    return g_object_get_data(G_OBJECT(row), "item");
}

static int place_of(GtkWidget *row)
{
    return gtk_list_box_row_get_index(GTK_LIST_BOX_ROW(row));
}

static GtkWidget *row_at(ControlWindow *window, int place)
{
    return GTK_WIDGET(gtk_list_box_get_row_at_index(GTK_LIST_BOX(window->list), place));
}

static void item_changed(GtkSwitch *widget, GParamSpec *property, ControlWindow *window)
{
    GtkWidget *row = gtk_widget_get_ancestor(GTK_WIDGET(widget), GTK_TYPE_LIST_BOX_ROW);
    gboolean active = gtk_switch_get_active(widget);
    Item *item = row ? item_of(row) : NULL;
    if (!item || item->active == active)
        return;
    item->active = active;
    gtk_accessible_update_state(GTK_ACCESSIBLE(row), GTK_ACCESSIBLE_STATE_CHECKED, active, -1);
}

static GtkWidget *make_row(ControlWindow *window, Item *item);

/* Puts an item in its place, and the focus on its row. */
static void put_in(ControlWindow *window, Item *item, int place)
{
    g_ptr_array_insert(window->items->items, place, item);
    GtkWidget *row = make_row(window, item);
    gtk_list_box_insert(GTK_LIST_BOX(window->list), row, place);
    gtk_widget_grab_focus(row);
}

static Item *make_item(char *title)
{
    Item *item = g_new0(Item, 1);
    item->title = title;
    item->active = TRUE;
    return item;
}

static void add(ControlWindow *window, Item *item, int place)
{
    Step step = {item, place, TRUE};
    g_array_append_val(window->items->steps, step);
    put_in(window, item, place);
}

static void item_activated(GtkListBox *list, GtkListBoxRow *row, ControlWindow *window)
{
    if (!item_of(GTK_WIDGET(row))) {
        add(window, make_item(g_strdup("New")), window->items->items->len);
        return;
    }
    GtkWidget *widget = benchmark_find(GTK_WIDGET(row), GTK_TYPE_SWITCH);
    gtk_switch_set_active(GTK_SWITCH(widget), !gtk_switch_get_active(GTK_SWITCH(widget)));
}

static void move(ControlWindow *window, GtkWidget *row, int by)
{
    GPtrArray *items = window->items->items;
    int place = place_of(row);
    if (place + by < 0 || place + by >= (int)items->len)
        return;
    gpointer item = g_ptr_array_steal_index(items, place);
    g_ptr_array_insert(items, place + by, item);
    gboolean had_focus = gtk_root_get_focus(gtk_widget_get_root(row)) == row;
    g_object_ref(row);
    gtk_list_box_remove(GTK_LIST_BOX(window->list), row);
    gtk_list_box_insert(GTK_LIST_BOX(window->list), row, place + by);
    g_object_unref(row);
    if (had_focus)
        gtk_widget_grab_focus(row);
}

/* Takes the item of a row away, and gives the focus to the next row. */
static Item *take_away(ControlWindow *window, GtkWidget *row)
{
    struct ControlItems *list = window->items;
    int place = place_of(row);
    Item *item = g_ptr_array_steal_index(list->items, place);
    GtkWidget *next = row_at(window, place < (int)list->items->len ? place + 1 : place - 1);
    if (next)
        gtk_widget_grab_focus(next);
    gtk_list_box_remove(GTK_LIST_BOX(window->list), row);
    return item;
}

static void take_out(ControlWindow *window, GtkWidget *row)
{
    Step step = {.place = place_of(row)};
    step.item = take_away(window, row);
    g_array_append_val(window->items->steps, step);
}

static void duplicate(ControlWindow *window, GtkWidget *row)
{
    Item *item = make_item(g_strdup(item_of(row)->title));
    item->active = item_of(row)->active;
    add(window, item, place_of(row) + 1);
}

static void on_move_up(GSimpleAction *action, GVariant *parameter, gpointer row)
{
    move(g_object_get_data(row, "window"), row, -1);
}

static void on_move_down(GSimpleAction *action, GVariant *parameter, gpointer row)
{
    move(g_object_get_data(row, "window"), row, 1);
}

static void on_remove(GSimpleAction *action, GVariant *parameter, gpointer row)
{
    take_out(g_object_get_data(row, "window"), row);
}

static void on_duplicate(GSimpleAction *action, GVariant *parameter, gpointer row)
{
    duplicate(g_object_get_data(row, "window"), row);
}

static void make_menu(GtkMenuButton *button, gpointer data)
{
    GMenu *menu = g_menu_new();
    g_menu_append(menu, "Move Up", "item.move-up");
    g_menu_append(menu, "Move Down", "item.move-down");
    g_menu_append(menu, "Duplicate", "item.duplicate");
    g_menu_append(menu, "Remove", "item.remove");
    gtk_menu_button_set_menu_model(button, G_MENU_MODEL(menu));
    g_object_unref(menu);
}

GtkWidget *control_add_actions(GtkWidget *line, GtkWidget *row, const GActionEntry *entries, int count, gpointer data)
{
    GSimpleActionGroup *actions = g_simple_action_group_new();
    g_action_map_add_action_entries(G_ACTION_MAP(actions), entries, count, data);
    gtk_widget_insert_action_group(row, "item", G_ACTION_GROUP(actions));
    g_object_unref(actions);
    GtkWidget *handle = g_object_new(GTK_TYPE_IMAGE, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
    gtk_image_set_from_icon_name(GTK_IMAGE(handle), "list-drag-handle-symbolic");
    gtk_widget_add_css_class(handle, "form-drag-handle");
    gtk_widget_set_valign(handle, GTK_ALIGN_CENTER);
    gtk_widget_set_cursor_from_name(handle, "grab");
    GtkWidget *button = gtk_menu_button_new();
    gtk_menu_button_set_icon_name(GTK_MENU_BUTTON(button), "view-more-symbolic");
    gtk_widget_set_valign(button, GTK_ALIGN_CENTER);
    gtk_menu_button_set_has_frame(GTK_MENU_BUTTON(button), FALSE);
    gtk_widget_add_css_class(button, "form-actions");
    gtk_menu_button_set_create_popup_func(GTK_MENU_BUTTON(button), make_menu, NULL, NULL);
    gtk_box_prepend(GTK_BOX(line), handle);
    gtk_box_append(GTK_BOX(line), button);
    return button;
}

static GtkWidget *make_row(ControlWindow *window, Item *item)
{
    static const GActionEntry entries[] = {
        {"move-up", on_move_up}, {"move-down", on_move_down}, {"duplicate", on_duplicate}, {"remove", on_remove}};
    GtkWidget *row = control_switch_row(window, item->title, item->active, window->items->taken,
                                        G_CALLBACK(item_changed), 0);
    g_object_set_data(G_OBJECT(row), "item", item);
    g_object_set_data(G_OBJECT(row), "window", window);
    GtkWidget *button = control_add_actions(gtk_list_box_row_get_child(GTK_LIST_BOX_ROW(row)), row, entries,
                                            G_N_ELEMENTS(entries), row);
    char *name = g_strdup_printf("Actions for “%s”", item->title);
    control_name_icon(button, name);
    g_free(name);
    return row;
}

static GtkWidget *make_add_row(ControlWindow *window)
{
    GtkWidget *row = g_object_new(GTK_TYPE_LIST_BOX_ROW, "accessible-role", GTK_ACCESSIBLE_ROLE_BUTTON, NULL);
    gtk_widget_add_css_class(row, "form-row");
    gtk_widget_add_css_class(row, "form-button");
    GtkWidget *line = control_box(GTK_ORIENTATION_HORIZONTAL, "form-line");
    GtkWidget *label = control_label("", "form-title");
    char *marked = control_mark_mnemonic("Add Rule", window->items->taken);
    gtk_label_set_text_with_mnemonic(GTK_LABEL(label), marked);
    g_free(marked);
    gtk_label_set_mnemonic_widget(GTK_LABEL(label), row);
    gtk_widget_set_hexpand(label, TRUE);
    gtk_box_append(GTK_BOX(line), label);
    gtk_list_box_row_set_child(GTK_LIST_BOX_ROW(row), line);
    return row;
}

GtkWidget *control_items(ControlWindow *window)
{
    GtkWidget *sections = control_box(GTK_ORIENTATION_VERTICAL, "form-page");
    GtkWidget *section = control_box(GTK_ORIENTATION_VERTICAL, "form-section");
    window->list = control_list("Rules");
    g_signal_connect(window->list, "row-activated", G_CALLBACK(item_activated), window);
    gtk_box_append(GTK_BOX(section), window->list);
    gtk_box_append(GTK_BOX(sections), section);
    struct ControlItems *list = window->items = g_new0(struct ControlItems, 1);
    list->items = g_ptr_array_new();
    list->steps = g_array_new(FALSE, FALSE, sizeof(Step));
    /* The form's row for the list as a whole, which nobody sees, has the first letter. */
    g_free(control_mark_mnemonic("Rules", list->taken));
    for (int index = 0; index < window->count; index++) {
        Item *item = make_item(g_strdup_printf("Rule number %d", index));
        g_ptr_array_add(list->items, item);
        gtk_list_box_append(GTK_LIST_BOX(window->list), make_row(window, item));
    }
    gtk_list_box_append(GTK_LIST_BOX(window->list), make_add_row(window));
    return control_page(sections);
}

void control_list_reveal(ControlWindow *window)
{
    gtk_widget_grab_focus(row_at(window, window->count / 2));
}

void control_list_edit(ControlWindow *window)
{
    g_signal_emit_by_name(window->list, "row-activated", row_at(window, window->count / 2));
}

void control_list_move(ControlWindow *window)
{
    move(window, row_at(window, window->count / 2), 1);
}

void control_list_remove(ControlWindow *window)
{
    take_out(window, row_at(window, window->count / 2));
}

void control_list_duplicate(ControlWindow *window)
{
    duplicate(window, row_at(window, window->count / 2));
}

int control_list_count(ControlWindow *window)
{
    return (int)window->items->items->len;
}

void control_list_undo(ControlWindow *window)
{
    GArray *steps = window->items->steps;
    Step step = g_array_index(steps, Step, steps->len - 1);
    g_array_set_size(steps, steps->len - 1);
    if (step.was_added)
        take_away(window, row_at(window, step.place));
    else
        put_in(window, step.item, step.place);
}
