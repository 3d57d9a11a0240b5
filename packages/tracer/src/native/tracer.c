/* The tracer of C and C++. It is linked into the program in place of the compiler's detector of
   wrong accesses, whose calls tell of each access to memory. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <malloc.h>
#include <pthread.h>
#include <sched.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/uio.h>
#include <unistd.h>

static void copyBytes(void *to, const void *from, size_t length) {
  for (size_t i = 0; i < length; i++) ((char *)to)[i] = ((const char *)from)[i];
}

#include "record.h"
#include "puzzles.h"
#include "memory.h"
#include "board.h"
#include "journal.h"
#include "follower.h"
#include "boards.h"
#include "finder.h"
#include "hooks.h"
#include "interposed.h"
#include "atomics.h"

/* The settings are lines of text: the number of events, the source file, and then a puzzle per line:
   the rows and columns of a box, and the digits. */
static int readSettings(const char *folder, uint32_t *limit) {
  char path[4096];
  snprintf(path, sizeof path, "%s/settings", folder);
  FILE *file = fopen(path, "re");
  if (!file) return 0;
  int isRead = fscanf(file, "%u\n%*[^\n]", limit) == 1, boxRows, boxColumns;
  while (isRead && puzzlesLength < MOST_PUZZLES - 1 && fscanf(file, "%d %d", &boxRows, &boxColumns) == 2) {
    uint8_t digits[MOST_CELLS];
    int size = boxRows * boxColumns, digit;
    if (size < 1 || size > MOST_SIZE) break;
    for (int i = 0; i < size * size && fscanf(file, "%d", &digit) == 1; i++) digits[i] = digit;
    addPuzzle(boxRows, boxColumns, digits, 0);
    addPuzzle(boxRows, boxColumns, digits, 1);
  }
  finder.hasPuzzles = puzzlesLength > 0;
  fclose(file);
  return isRead;
}

/* In a child process. Another thread may have been inside the tracer, and does not run in the child. */
static void stop(void) {
  phase = OFF;
  thread.pending = 0;
  leave();
}

__attribute__((constructor(101))) static void start(void) {
  findPlain();
  const char *folder = getenv("NONET_WATCH");
  uint32_t limit;
  if (!folder || !readSettings(folder, &limit) || !openRecord(folder, limit) || !openJournal()) return;
  unsetenv("NONET_WATCH");
  note("tracer c");
  pthread_atfork(NULL, NULL, stop);
  phase = SEARCHING;
}

__attribute__((destructor(101))) static void finish(void) {
  SETTLE
  if (phase == SEARCHING && enter()) {
    scan();
    leave();
  } else if (phase == FOLLOWING && follow.hasBoard && enter()) {
    compare(0);
    leave();
  }
  phase = OFF;
}
