#pragma once

#include <sys/prctl.h>

/* Functions with any number of arguments can't be called from Swift. */
static inline int process_set_dumpable(int is_dumpable)
{
    return prctl(PR_SET_DUMPABLE, (unsigned long) is_dumpable, 0UL, 0UL, 0UL);
}
