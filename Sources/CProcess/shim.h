#pragma once

#include <sys/prctl.h>

/* Wraps `prctl`, since Swift can't call variadic functions. */
static inline int process_set_dumpable(int is_dumpable)
{
    return prctl(PR_SET_DUMPABLE, (unsigned long) is_dumpable, 0UL, 0UL, 0UL);
}
