#include "values.h"

char *control_mark_mnemonic(const char *title, ControlMnemonics taken)
{
    const char *place = NULL;
    /* The starts of words first, then all letters. */
    for (int pass = 0; pass < 2 && !place; pass++)
        for (const char *c = title; *c && !place; c++)
            if ((pass == 1 || c == title || c[-1] == ' ') && g_ascii_isalnum(*c) && !taken[(int)g_ascii_tolower(*c)])
                place = c;
    if (!place)
        return g_strdup(title);
    taken[(int)g_ascii_tolower(*place)] = TRUE;
    return g_strdup_printf("%.*s_%s", (int)(place - title), title, place);
}
