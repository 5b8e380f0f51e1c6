/* Faults of a disk, for a test: the n-th change below a folder fails, or the power goes.

   Preloaded. Changes are counted from `faults_arm` on: files opened to be written, writes,
   synchronisations and renames. At a cut, files get back what they held when they were last
   synchronised, names stay as they are, and the process ends with status 77. A synchronisation
   that fails loses the same of its file. */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

enum { FAIL = 1, SHORT = 2, CUT = 3 };
enum { MOST_FILES = 64, CUT_STATUS = 77 };

struct kept {
    dev_t device;
    ino_t inode;
    int handle;
    char *data;
    off_t size;
    int dirty;
};

static char folder[PATH_MAX];
static int kind, at, code, count, full;
static struct kept files[MOST_FILES];
static int known;

void faults_arm(const char *below, int which, int number, int error)
{
    snprintf(folder, sizeof folder, "%s", below);
    kind = which, at = number, code = error, count = full = 0;
}

int faults_count(void)
{
    return count;
}

static int below(const char *path)
{
    size_t length = strlen(folder);
    return length && !strncmp(path, folder, length) && path[length] == '/';
}

static int ours(int fd)
{
    char link[64], path[PATH_MAX];
    if (!folder[0])
        return 0;
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, path, sizeof path - 1);
    if (length < 0)
        return 0;
    path[length] = 0;
    return below(path);
}

static struct kept *file_of(int fd)
{
    struct stat found;
    if (fstat(fd, &found) || !S_ISREG(found.st_mode))
        return NULL;
    for (int i = 0; i < known; i++)
        if (files[i].device == found.st_dev && files[i].inode == found.st_ino)
            return &files[i];
    if (known == MOST_FILES)
        abort();
    files[known] = (struct kept){found.st_dev, found.st_ino, -1, NULL, 0, 0};
    return &files[known++];
}

/* Remember what a file holds before its first change that is not synchronised. */
static void soil(int fd)
{
    struct kept *file = kind ? file_of(fd) : NULL;
    struct stat found;
    char link[64];
    if (!file || file->dirty || fstat(fd, &found))
        return;
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    if (file->handle < 0)
        file->handle = (int)syscall(SYS_openat, AT_FDCWD, link, O_RDWR | O_CLOEXEC, 0);
    free(file->data);
    file->data = malloc((size_t)found.st_size + 1);
    file->size = pread(file->handle, file->data, (size_t)found.st_size, 0);
    file->dirty = 1;
}

static void lose(struct kept *file)
{
    if (!file->dirty)
        return;
    syscall(SYS_ftruncate, file->handle, 0);
    syscall(SYS_pwrite64, file->handle, file->data, file->size, 0);
    file->dirty = 0;
}

void faults_cut(void)
{
    for (int i = 0; i < known; i++)
        lose(&files[i]);
    _exit(CUT_STATUS);
}

/* Whether the change that is to be made now fails. */
static int fails(void)
{
    if (++count != at)
        return 0;
    if (kind == CUT)
        faults_cut();
    errno = code;
    return kind == FAIL;
}

static int opened(int place, const char *path, int flags, mode_t mode)
{
    if ((flags & (O_CREAT | O_WRONLY | O_RDWR)) && below(path)) {
        if (fails())
            return -1;
        int fd = (int)syscall(SYS_openat, place, path, flags & ~O_TRUNC, mode);
        if (fd >= 0 && flags & O_TRUNC) {
            soil(fd);
            syscall(SYS_ftruncate, fd, 0);
        }
        return fd;
    }
    return (int)syscall(SYS_openat, place, path, flags, mode);
}

#define OPEN(name)                                  \
    int name(const char *path, int flags, ...)      \
    {                                               \
        va_list rest;                               \
        va_start(rest, flags);                      \
        mode_t mode = va_arg(rest, mode_t);         \
        va_end(rest);                               \
        return opened(AT_FDCWD, path, flags, mode); \
    }
OPEN(open)
OPEN(open64)

static ssize_t changed(int fd, const void *data, size_t size, off_t place, int has_place)
{
    if (ours(fd)) {
        if (full) {
            errno = ENOSPC;
            return -1;
        }
        if (fails())
            return -1;
        if (kind == SHORT && count == at) {
            full = 1;
            size = (size + 1) / 2;
        }
        soil(fd);
    }
    return has_place ? syscall(SYS_pwrite64, fd, data, size, place) : syscall(SYS_write, fd, data, size);
}

ssize_t write(int fd, const void *data, size_t size)
{
    return changed(fd, data, size, 0, 0);
}

ssize_t pwrite(int fd, const void *data, size_t size, off_t place)
{
    return changed(fd, data, size, place, 1);
}

ssize_t pwrite64(int fd, const void *data, size_t size, off64_t place)
{
    return changed(fd, data, size, place, 1);
}

int ftruncate(int fd, off_t size)
{
    if (ours(fd))
        soil(fd);
    return (int)syscall(SYS_ftruncate, fd, size);
}

int ftruncate64(int fd, off64_t size)
{
    return ftruncate(fd, size);
}

static int synchronised(int fd, long call)
{
    if (ours(fd)) {
        struct kept *file = kind ? file_of(fd) : NULL;
        if (fails()) {
            if (file)
                lose(file); /* as the system forgets what it could not write */
            return -1;
        }
        if (file)
            file->dirty = 0;
        if (kind)
            return 0; /* nothing but this shim will cut the power */
    }
    return (int)syscall(call, fd);
}

int fsync(int fd)
{
    return synchronised(fd, SYS_fsync);
}

int fdatasync(int fd)
{
    return synchronised(fd, SYS_fdatasync);
}

int rename(const char *from, const char *to)
{
    if (below(to) && fails())
        return -1;
    return (int)syscall(SYS_renameat2, AT_FDCWD, from, AT_FDCWD, to, 0);
}
