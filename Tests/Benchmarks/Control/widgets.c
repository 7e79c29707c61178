#include "widgets.h"

GtkWidget *control_label(const char *text, const char *class)
{
    GtkWidget *label = gtk_label_new(text);
    gtk_widget_add_css_class(label, class);
    gtk_label_set_xalign(GTK_LABEL(label), 0);
    gtk_label_set_wrap(GTK_LABEL(label), TRUE);
    gtk_label_set_wrap_mode(GTK_LABEL(label), PANGO_WRAP_WORD_CHAR);
    return label;
}

GtkWidget *control_wrapping_label(const char *text, const char *class)
{
    GtkWidget *label = gtk_label_new(text);
    gtk_widget_add_css_class(label, class);
    gtk_label_set_xalign(GTK_LABEL(label), 0);
    gtk_label_set_wrap(GTK_LABEL(label), TRUE);
    gtk_label_set_wrap_mode(GTK_LABEL(label), PANGO_WRAP_WORD_CHAR);
    return label;
}

GtkWidget *control_box(GtkOrientation orientation, const char *class)
{
    GtkWidget *box = gtk_box_new(orientation, g_strcmp0(class, "form-line") == 0 ? 12 : 0);
    if (class)
        gtk_widget_add_css_class(box, class);
    return box;
}

GtkWidget *control_list(const char *name)
{
    GtkWidget *list = gtk_list_box_new();
    gtk_widget_add_css_class(list, "form-list");
    gtk_widget_add_css_class(list, "frame");
    gtk_list_box_set_selection_mode(GTK_LIST_BOX(list), GTK_SELECTION_NONE);
    gtk_list_box_set_show_separators(GTK_LIST_BOX(list), TRUE);
    gtk_accessible_update_property(GTK_ACCESSIBLE(list), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
    return list;
}

GtkWidget *control_disclosure_row(const char *title, const char *detail)
{
    GtkWidget *row = gtk_list_box_row_new();
    gtk_widget_add_css_class(row, "form-row");
    GtkWidget *line = control_box(GTK_ORIENTATION_HORIZONTAL, "form-line");
    GtkWidget *label = control_label("", "form-title");
    gtk_label_set_text_with_mnemonic(GTK_LABEL(label), title);
    gtk_label_set_mnemonic_widget(GTK_LABEL(label), row);
    gtk_widget_set_hexpand(label, TRUE);
    gtk_box_append(GTK_BOX(line), label);
    if (detail) {
        GtkWidget *value = control_label(detail, "form-detail");
        gtk_label_set_xalign(GTK_LABEL(value), 1);
        gtk_box_append(GTK_BOX(line), value);
        gtk_accessible_update_property(GTK_ACCESSIBLE(row), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, detail, -1);
    }
    GtkWidget *image = gtk_image_new_from_icon_name("go-next-symbolic");
    gtk_widget_add_css_class(image, "form-accessory");
    gtk_box_append(GTK_BOX(line), image);
    gtk_list_box_row_set_child(GTK_LIST_BOX_ROW(row), line);
    return row;
}

void control_name_icon(GtkWidget *button, const char *name)
{
    gtk_widget_set_tooltip_text(button, name);
    gtk_accessible_update_property(GTK_ACCESSIBLE(button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
    /* GTK makes the tooltip the description too, and the name would be read out twice. */
    gtk_accessible_reset_property(GTK_ACCESSIBLE(button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
}

void control_load_style(const char *path)
{
    GtkCssProvider *provider = gtk_css_provider_new();
    gtk_css_provider_load_from_path(provider, path);
    gtk_style_context_add_provider_for_display(gdk_display_get_default(), GTK_STYLE_PROVIDER(provider),
                                               GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
    g_object_unref(provider);
}
