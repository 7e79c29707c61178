#include "controls.h"

static const char *const choices[] = {"First", "Second", "Third", NULL};

static void chosen(GtkDropDown *menu, GParamSpec *property, ControlWindow *window) {}
static void option_toggled(GtkWidget *button, ControlWindow *window) {}

static gboolean mnemonic_activated(GtkWidget *box, gboolean is_cycling, GtkWidget *first)
{
    return gtk_widget_grab_focus(first);
}

static void set_up_item(GtkListItemFactory *factory, GtkListItem *item, gpointer data)
{
    GtkWidget *label = gtk_label_new(NULL);
    gtk_label_set_ellipsize(GTK_LABEL(label), PANGO_ELLIPSIZE_END);
    gtk_label_set_xalign(GTK_LABEL(label), 0);
    gtk_list_item_set_child(item, label);
}

static void bind_item(GtkListItemFactory *factory, GtkListItem *item, gpointer data)
{
    GtkStringObject *text = gtk_list_item_get_item(item);
    gtk_label_set_text(GTK_LABEL(gtk_list_item_get_child(item)), gtk_string_object_get_string(text));
}

GtkWidget *control_menu_row(ControlWindow *window, const char *title, ControlMnemonics taken)
{
    GtkExpression *text = gtk_property_expression_new(GTK_TYPE_STRING_OBJECT, NULL, "string");
    GtkWidget *menu = gtk_drop_down_new(G_LIST_MODEL(gtk_string_list_new(choices)), text);
    /* The button's text is cut where it is too long for the row; in the list it is whole. */
    gtk_drop_down_set_list_factory(GTK_DROP_DOWN(menu), gtk_drop_down_get_factory(GTK_DROP_DOWN(menu)));
    GtkListItemFactory *cut = gtk_signal_list_item_factory_new();
    g_signal_connect(cut, "setup", G_CALLBACK(set_up_item), NULL);
    g_signal_connect(cut, "bind", G_CALLBACK(bind_item), NULL);
    gtk_drop_down_set_factory(GTK_DROP_DOWN(menu), cut);
    g_object_unref(cut);
    g_signal_connect(menu, "notify::selected", G_CALLBACK(chosen), window);
    char *spoken = g_strdup_printf("%s: %s", title, choices[0]);
    control_name(gtk_widget_get_first_child(menu), spoken);
    GtkWidget *row = control_field_row(window, title, menu, menu, FALSE, taken);
    /* There assistive tools are told of the button what is known of the drop-down. */
    if (!gtk_check_version(4, 18, 0)) {
        control_name(menu, spoken);
        gtk_accessible_reset_relation(GTK_ACCESSIBLE(menu), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
    }
    g_free(spoken);
    return row;
}

/* A group with a button for each choice, which has the row's title for a name. */
static GtkWidget *make_group(ControlWindow *window, GtkOrientation orientation, GtkWidget *(*make)(const char *))
{
    GtkWidget *box = g_object_new(GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_RADIO_GROUP,
                                  "orientation", orientation, NULL);
    GtkWidget *first = NULL;
    for (int index = 0; choices[index]; index++) {
        GtkWidget *button = make(choices[index]);
        control_name(button, choices[index]);
        gtk_accessible_update_state(GTK_ACCESSIBLE(button), GTK_ACCESSIBLE_STATE_CHECKED, index == 0, -1);
        g_object_set(button, "active", index == 0, "group", first, NULL);
        g_signal_connect(button, "toggled", G_CALLBACK(option_toggled), window);
        gtk_box_append(GTK_BOX(box), button);
        first = first ? first : button;
    }
    g_signal_connect(box, "mnemonic-activate", G_CALLBACK(mnemonic_activated), first);
    return box;
}

static GtkWidget *make_segment(const char *text)
{
    GtkWidget *button = g_object_new(GTK_TYPE_TOGGLE_BUTTON, "accessible-role", GTK_ACCESSIBLE_ROLE_RADIO, NULL);
    gtk_button_set_child(GTK_BUTTON(button), control_label(text, "form-segment"));
    return button;
}

GtkWidget *control_segments_row(ControlWindow *window, const char *title, ControlMnemonics taken)
{
    GtkWidget *box = make_group(window, GTK_ORIENTATION_HORIZONTAL, make_segment);
    gtk_widget_add_css_class(box, "linked");
    gtk_widget_add_css_class(box, "form-segments");
    return control_field_row(window, title, box, box, FALSE, taken);
}

static GtkWidget *make_radio(const char *text)
{
    GtkWidget *button = g_object_new(GTK_TYPE_CHECK_BUTTON, "accessible-role", GTK_ACCESSIBLE_ROLE_RADIO, NULL);
    GtkWidget *texts = control_box(GTK_ORIENTATION_VERTICAL, NULL);
    gtk_box_append(GTK_BOX(texts), control_wrapping_label(text, "form-radio-title"));
    gtk_check_button_set_child(GTK_CHECK_BUTTON(button), texts);
    return button;
}

GtkWidget *control_radio_group_row(ControlWindow *window, const char *title, ControlMnemonics taken)
{
    GtkWidget *box = make_group(window, GTK_ORIENTATION_VERTICAL, make_radio);
    gtk_widget_add_css_class(box, "form-radio-group");
    control_connect_keys(window, box, GTK_PHASE_CAPTURE);
    return control_field_row(window, title, box, box, TRUE, taken);
}
