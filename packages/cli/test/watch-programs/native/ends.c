#include <setjmp.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

static int board[81];
static sigjmp_buf start;

/* A program may have its own functions of these names. */
static char heap[1 << 20];
static size_t used;

void *malloc(size_t size) {
    size_t at = used;
    used += (size + 15) / 16 * 16;
    return heap + at;
}

void free(void *block) {}

void *memcpy(void *to, const void *from, size_t length) {
    for (size_t i = 0; i < length; i++) ((char *)to)[i] = ((const char *)from)[i];
    return to;
}

static int deep(int depth) { return depth ? deep(depth - 1) + 1 : 0; }

static void leave(int signal) { exit(5); }

static void jump(int signal) { siglongjmp(start, 1); }

/* Jumps out of a signal handler again and again, until one has interrupted a hook. */
static void jumps(void) {
    struct itimerval soon = {{0, 0}, {0, 100}};
    static volatile int left = 2000;
    signal(SIGALRM, jump);
    sigsetjmp(start, 1);
    if (!left--) return;
    setitimer(ITIMER_REAL, &soon, NULL);
    for (;;) board[1] = 0, board[1] = 4;
}

static void end(const char *how) {
    if (!strcmp(how, "fault")) *(volatile int *)0 = 1;
    if (!strcmp(how, "abort")) abort();
    if (!strcmp(how, "exit")) exit(7);
    if (!strcmp(how, "_exit")) _exit(8);
    if (!strcmp(how, "handler")) signal(SIGUSR1, leave), raise(SIGUSR1);
    if (!strcmp(how, "overflow")) printf("%d", deep(1 << 30));
    if (!strcmp(how, "deep")) printf("%d\n", deep(50000));
    if (!strcmp(how, "exec")) execlp("echo", "echo", "another", (char *)NULL);
    if (!strcmp(how, "jump")) jumps();
    if (!strcmp(how, "fork")) {
        int status;
        pid_t child = fork();
        if (child) waitpid(child, &status, 0), _exit(WEXITSTATUS(status));
        board[3] = 6;
        _exit(6);
    }
}

int main(int count, char **arguments) {
    for (int i = 0; i < 81; i++) scanf("%1d", &board[i]);
    board[1] = 4;
    end(arguments[1]);
}
