/* Records the search of a Sudoku solver. Run it as NONET_TRACE=search.trace ./solve < puzzle.txt. Without NONET_TRACE,
   nothing is written. Rows and columns begin at 0, as in board[r][c]. Include this in one file of the program. */
#ifndef NONET_TRACE_H
#define NONET_TRACE_H
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Before the search: the board has the givens. Blanks are 0, '0' or '.'. */
#define trace_puzzle(board) \
  for (int nonet_i = nonet_begin(__FILE__) ? 0 : 82; nonet_i < 82; nonet_i++) \
    nonet_given(nonet_i, nonet_i < 81 ? (board)[nonet_i / 9][nonet_i % 9] : 0)
/* After board[r][c] = d, after board[r][c] = 0, and when the board is full. */
#define trace_place(r, c, d) NONET_EVENT('+', r, c, d)
#define trace_remove(r, c) NONET_EVENT('-', r, c, 0)
#define trace_solution() NONET_EVENT('!', 0, 0, 0)
/* When a digit does not fit (optional). */
#define trace_reject() ((void)nonet_rejected++)

#define NONET_EVENT(kind, r, c, d) (nonet_file ? nonet_event(kind, r, c, d, __LINE__) : (void)0)

static FILE *nonet_file;
static const char *nonet_source;
static long nonet_events_left, nonet_rejected;

/* Ends the trace with the source, if the file is found. */
static void nonet_end(void) {
  FILE *source = nonet_file ? fopen(nonet_source, "r") : NULL;
  for (int c, last = '\n'; source && (c = fgetc(source)) != EOF; last = c)
    fprintf(nonet_file, last == '\n' ? "| %c" : "%c", c);
  if (source) fclose(source);
  if (nonet_file) fclose(nonet_file);
  nonet_file = NULL;
}

/* Only the first puzzle is recorded. The second one ends the trace. */
static inline int nonet_begin(const char *source) {
  const char *path = getenv("NONET_TRACE"), *most = getenv("NONET_TRACE_EVENTS");
  nonet_end();
  if (!path || nonet_source) return 0;
  if (!(nonet_file = fopen(path, "w"))) return perror(path), 0;
  nonet_source = source;
  nonet_events_left = most ? atol(most) : 1000000;
  atexit(nonet_end);
  return fprintf(nonet_file, "nonet-trace 1\npuzzle ");
}

static inline int nonet_digit(int d) { return d > '0' ? d - '0' : d <= 25 ? d : 0; }

static inline void nonet_given(int i, int d) {
  const char *name = strrchr(nonet_source, '/');
  if (i < 81) fputc(nonet_digit(d) ? '0' + nonet_digit(d) : '.', nonet_file);
  else fprintf(nonet_file, "\nsource %s\n", name ? name + 1 : nonet_source), nonet_rejected = 0;
}

static inline void nonet_event(char kind, int r, int c, int d, int line) {
  if (nonet_events_left-- == 0) {
    fputs("cut\n", nonet_file);
    nonet_end();
    return;
  }
  if (nonet_rejected) fprintf(nonet_file, "? %ld\n", nonet_rejected);
  nonet_rejected = 0;
  if (kind == '+') fprintf(nonet_file, "+ %d %d %d @%d\n", r + 1, c + 1, nonet_digit(d), line);
  else if (kind == '-') fprintf(nonet_file, "- %d %d @%d\n", r + 1, c + 1, line);
  else fprintf(nonet_file, "! @%d\n", line);
}
#endif
