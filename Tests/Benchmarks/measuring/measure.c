// Runs a program once and writes what it took into a file: "wall-nanoseconds cpu-microseconds
// peak-bytes status\n". A program this small, because a process starts with the peak of the one
// that it was split off from, and that of an interpreter is higher than that of `cat`.
// usage: measure RESULT OUTPUT ERRORS PROGRAM [ARGUMENT...]

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static long long now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec * 1000000000LL + time.tv_nsec;
}

static long long microseconds(struct timeval time) {
    return time.tv_sec * 1000000LL + time.tv_usec;
}

static void redirect(const char *path, int descriptor) {
    int file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0644);
    if (file < 0 || dup2(file, descriptor) < 0) _exit(126);
    close(file);
}

static void become(char **arguments) {
    redirect(arguments[2], STDOUT_FILENO);
    redirect(arguments[3], STDERR_FILENO);
    execvp(arguments[4], arguments + 4);
    fprintf(stderr, "%s: %s\n", arguments[4], strerror(errno));
    _exit(127);
}

int main(int count, char **arguments) {
    if (count < 5) {
        fputs("usage: measure RESULT OUTPUT ERRORS PROGRAM [ARGUMENT...]\n", stderr);
        return 2;
    }
    FILE *result = fopen(arguments[1], "w");
    if (result == NULL) {
        perror(arguments[1]);
        return 2;
    }
    long long start = now();
    pid_t child = fork();
    if (child < 0) {
        perror("fork");
        return 2;
    }
    if (child == 0) become(arguments);
    int status;
    struct rusage usage;
    while (wait4(child, &status, 0, &usage) < 0) {
        if (errno != EINTR) {
            perror("wait4");
            return 2;
        }
    }
    long long wall = now() - start;
    long long peak = usage.ru_maxrss;
#ifndef __APPLE__
    peak *= 1024;
#endif
    fprintf(
        result, "%lld %lld %lld %d\n", wall,
        microseconds(usage.ru_utime) + microseconds(usage.ru_stime), peak,
        WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status));
    return fclose(result) == 0 ? 0 : 2;
}
