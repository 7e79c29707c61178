/* The first window of Personal Hotspot, as one writes it by hand in C with GTK:
   the same widgets, texts, actions and keys. What the desktop tells later
   (light or dark) and what the pages below need are left out.

   hotspot STYLESHEET */

#include "widgets.h"

#include <libintl.h>

static const char *const identifier = "io.github.formgtk.PersonalHotspotControl";

static void show_about(GSimpleAction *action, GVariant *parameter, gpointer application)
{
    gtk_show_about_dialog(gtk_application_get_active_window(application), "program-name", "Personal Hotspot",
                          "version", "0.1.0", NULL);
}

static void quit(GSimpleAction *action, GVariant *parameter, gpointer application)
{
    gtk_window_close(gtk_application_get_active_window(application));
}

static void change(GSimpleAction *action, GVariant *parameter, gpointer application) {}

static void startup(GtkApplication *application)
{
    gtk_window_set_default_icon_name(identifier);
    const GActionEntry entries[] = {{"undo", change},  {"redo", change},      {"changed", change},
                                    {"reset", change}, {"about", show_about}, {"quit", quit}};
    g_action_map_add_action_entries(G_ACTION_MAP(application), entries, G_N_ELEMENTS(entries), application);
    gtk_application_set_accels_for_action(application, "app.quit", (const char *[]) {"<Control>q", "<Control>w", NULL});
}

static void append_section(GMenu *menu, const char *const items[][3], int count)
{
    GMenu *section = g_menu_new();
    for (int index = 0; index < count; index++) {
        GMenuItem *item = g_menu_item_new(items[index][0], items[index][1]);
        if (items[index][2])
            g_menu_item_set_attribute(item, "accel", "s", items[index][2]);
        g_menu_append_item(section, item);
        g_object_unref(item);
    }
    g_menu_append_section(menu, NULL, G_MENU_MODEL(section));
    g_object_unref(section);
}

static GtkWidget *make_menu_button(void)
{
    GMenu *menu = g_menu_new();
    append_section(menu, (const char *const[][3]) {{"Undo", "app.undo", "<Control>z"},
                                                   {"Redo", "app.redo", "<Shift><Control>z"}}, 2);
    append_section(menu, (const char *const[][3]) {{"Changed Settings", "app.changed", NULL},
                                                   {"Reset This Page", "app.reset", NULL}}, 2);
    append_section(menu, (const char *const[][3]) {{"About Personal Hotspot", "app.about", NULL},
                                                   {"Quit", "app.quit", NULL}}, 2);
    GtkWidget *button = gtk_menu_button_new();
    gtk_menu_button_set_menu_model(GTK_MENU_BUTTON(button), G_MENU_MODEL(menu));
    gtk_menu_button_set_icon_name(GTK_MENU_BUTTON(button), "open-menu-symbolic");
    gtk_menu_button_set_primary(GTK_MENU_BUTTON(button), TRUE);
    control_name_icon(button, "Main Menu");
    g_object_unref(menu);
    return button;
}

static void row_activated(GtkListBox *list, GtkListBoxRow *row, gpointer data) {}
static void back_clicked(GtkButton *button, gpointer data) {}

static gboolean key_pressed(GtkEventControllerKey *controller, guint key, guint code, GdkModifierType modifiers,
                            gpointer data)
{
    return FALSE;
}

static gboolean close_requested(GtkWindow *window, gpointer data)
{
    return FALSE;
}

static void button_clicked(GtkButton *button, gpointer data) {}
static void switched(GObject *widget, GParamSpec *property, gpointer data) {}

static GtkWidget *add_section(GtkWidget *sections, const char *title)
{
    GtkWidget *section = control_box(GTK_ORIENTATION_VERTICAL, "form-section");
    if (title)
        gtk_box_append(GTK_BOX(section), control_label(title, "form-header"));
    gtk_box_append(GTK_BOX(sections), section);
    return section;
}

static GtkWidget *add_list(GtkWidget *section, const char *name)
{
    GtkWidget *list = control_list(name);
    g_signal_connect(list, "row-activated", G_CALLBACK(row_activated), NULL);
    gtk_box_append(GTK_BOX(section), list);
    return list;
}

static GtkWidget *make_image(const char *icon, const char *class)
{
    GtkWidget *image = g_object_new(GTK_TYPE_IMAGE, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, "icon-name",
                                    icon, NULL);
    if (class)
        gtk_widget_add_css_class(image, class);
    return image;
}

/* A row whose texts are below each other, with parts before and behind them. */
static GtkWidget *add_row(GtkWidget *list, GtkAccessibleRole role, GtkWidget *before, const char *title,
                          GtkWidget *below, GtkWidget *const behind[], int count)
{
    GtkWidget *row = g_object_new(GTK_TYPE_LIST_BOX_ROW, "accessible-role", role, NULL);
    gtk_widget_add_css_class(row, "form-row");
    GtkWidget *line = control_box(GTK_ORIENTATION_HORIZONTAL, "form-line");
    if (before)
        gtk_box_append(GTK_BOX(line), before);
    GtkWidget *label = control_label("", "form-title");
    gtk_label_set_text_with_mnemonic(GTK_LABEL(label), title);
    gtk_label_set_mnemonic_widget(GTK_LABEL(label), row);
    GtkWidget *texts = gtk_box_new(GTK_ORIENTATION_VERTICAL, 2);
    gtk_widget_set_hexpand(texts, TRUE);
    gtk_widget_set_valign(texts, GTK_ALIGN_CENTER);
    gtk_box_append(GTK_BOX(texts), label);
    if (below)
        gtk_box_append(GTK_BOX(texts), below);
    gtk_box_append(GTK_BOX(line), texts);
    for (int index = 0; index < count; index++) {
        gtk_widget_set_valign(behind[index], GTK_ALIGN_CENTER);
        gtk_box_append(GTK_BOX(line), behind[index]);
    }
    gtk_list_box_row_set_child(GTK_LIST_BOX_ROW(row), line);
    gtk_list_box_append(GTK_LIST_BOX(list), row);
    return row;
}

static GtkWidget *make_button(const char *icon, const char *class, const char *name)
{
    GtkWidget *button = gtk_button_new_from_icon_name(icon);
    gtk_widget_add_css_class(button, "flat");
    gtk_widget_add_css_class(button, class);
    control_name_icon(button, name);
    g_signal_connect(button, "clicked", G_CALLBACK(button_clicked), NULL);
    return button;
}

static void add_status(GtkWidget *sections)
{
    GtkWidget *tile = control_box(GTK_ORIENTATION_HORIZONTAL, "form-tile");
    gtk_widget_add_css_class(tile, "form-inactive");
    gtk_widget_set_valign(tile, GTK_ALIGN_CENTER);
    GtkWidget *image = make_image("network-wireless-hotspot-symbolic", NULL);
    gtk_widget_set_hexpand(image, TRUE);
    gtk_box_append(GTK_BOX(tile), image);
    GtkWidget *status = control_label("Off\u00a0· ready to share Ethernet", "form-status");
    PangoAttrList *attributes = pango_attr_list_new();
    PangoAttribute *bold = pango_attr_weight_new(PANGO_WEIGHT_BOLD);
    bold->end_index = strlen("Off");
    pango_attr_list_insert(attributes, bold);
    gtk_label_set_attributes(GTK_LABEL(status), attributes);
    pango_attr_list_unref(attributes);
    GtkWidget *toggle = gtk_switch_new();
    gtk_widget_set_focusable(toggle, FALSE);
    g_signal_connect(toggle, "notify::active", G_CALLBACK(switched), NULL);
    GtkWidget *row = add_row(add_list(add_section(sections, NULL), "Personal Hotspot"), GTK_ACCESSIBLE_ROLE_SWITCH,
                             tile, "_Hotspot", status, &toggle, 1);
    gtk_widget_add_css_class(row, "form-status-row");
}

static void add_property(GtkWidget *list, const char *title, const char *text, gboolean is_concealed)
{
    GtkWidget *copy = make_button("edit-copy-symbolic", "form-copy", "Copy");
    GtkWidget *buttons[] = {is_concealed ? make_button("view-reveal-symbolic", "form-reveal", "Show Text") : copy, copy};
    GtkWidget *row = add_row(list, GTK_ACCESSIBLE_ROLE_LIST_ITEM, NULL, title, control_label(text, "form-detail"),
                             buttons, is_concealed ? 2 : 1);
    gtk_list_box_row_set_activatable(GTK_LIST_BOX_ROW(row), FALSE);
    gtk_widget_add_css_class(row, "form-property");
}

static void add_door(GtkWidget *list, const char *icon, const char *title)
{
    GtkWidget *arrow = gtk_image_new_from_icon_name("go-next-symbolic");
    gtk_widget_add_css_class(arrow, "form-accessory");
    add_row(list, GTK_ACCESSIBLE_ROLE_LIST_ITEM, icon ? make_image(icon, "form-symbol") : NULL, title, NULL, &arrow, 1);
}

static GtkWidget *make_overview(void)
{
    GtkWidget *sections = control_box(GTK_ORIENTATION_VERTICAL, "form-page");
    add_status(sections);
    GtkWidget *join = add_section(sections, "Join");
    GtkWidget *list = add_list(join, "Join");
    add_property(list, "_Network Name", "Personal Hotspot", FALSE);
    add_property(list, "_Password", "••••••••", TRUE);
    list = add_list(add_section(sections, NULL), "Personal Hotspot");
    add_door(list, "network-wireless-symbolic", "N_etwork");
    add_door(list, "phone-symbolic", "_Devices");
    add_door(list, "preferences-system-symbolic", "_General");
    return control_page(sections);
}

static void activate(GtkApplication *application, const char *style)
{
    GtkWindow *window = gtk_application_get_active_window(application);
    if (!window) {
        control_load_style(style);
        ControlFrame frame = control_frame(gtk_application_window_new(application), "Personal Hotspot", make_overview());
        window = frame.window;
        gtk_header_bar_pack_end(GTK_HEADER_BAR(frame.header), make_menu_button());
        control_tag(&frame, "Simulated", "This hotspot is simulated: no connection is shared.");
        g_signal_connect(frame.back, "clicked", G_CALLBACK(back_clicked), NULL);
        g_signal_connect(window, "close-request", G_CALLBACK(close_requested), NULL);
        GtkEventController *key = gtk_event_controller_key_new();
        g_signal_connect(key, "key-pressed", G_CALLBACK(key_pressed), NULL);
        gtk_widget_add_controller(GTK_WIDGET(window), key);
    }
    gtk_window_present(window);
}

int main(int count, char **arguments)
{
    if (count != 2) {
        g_printerr("hotspot STYLESHEET\n");
        return 2;
    }
    GtkApplication *application = gtk_application_new(identifier, G_APPLICATION_DEFAULT_FLAGS);
    bind_textdomain_codeset(identifier, "UTF-8");
    g_set_application_name("Personal Hotspot");
    g_signal_connect(application, "startup", G_CALLBACK(startup), NULL);
    g_signal_connect(application, "activate", G_CALLBACK(activate), arguments[1]);
    int status = g_application_run(G_APPLICATION(application), 0, NULL);
    g_object_unref(application);
    return status;
}
