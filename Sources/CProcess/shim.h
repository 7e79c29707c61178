#pragma once

#include <fcntl.h>
#include <signal.h>
#include <sys/prctl.h>

/* Wraps `prctl`, since Swift can't call variadic functions. */
static inline int process_set_dumpable(int is_dumpable)
{
    return prctl(PR_SET_DUMPABLE, (unsigned long) is_dumpable, 0UL, 0UL, 0UL);
}

/* Renames a file without replacing another one: exchanges the two, or fails if there is another one. The declaration of
   `renameat2` and its flags needs _GNU_SOURCE, which a module can't define. */
extern int renameat2(int, const char *, int, const char *, unsigned int);

static inline int process_rename(int folder, const char *name, int new_folder, const char *new_name, int is_exchange)
{
    return renameat2(folder, name, new_folder, new_name, is_exchange ? 2 : 1);
}

/* Takes a read lease on an open file (F_SETLEASE, fcntl(2)). The kernel tells of a program that wants to write to the
   file with a signal, by default SIGIO, which would end this program; SIGURG is ignored (F_SETSIG). */
static inline int process_lease(int file)
{
    fcntl(file, 10, SIGURG);
    return fcntl(file, 1024, F_RDLCK);
}
