// Records the search of a Sudoku solver. Run it as NONET_TRACE=search.trace ./solve < puzzle.txt. Without NONET_TRACE,
// nothing is written. Rows and columns begin at 0, as in board[r][c]. Needs C++17.
#pragma once
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <string>

class NonetTrace {
  FILE *file = nullptr;
  std::string source;
  long events_left = 0, rejected = 0;

public:
  static int digit(int d) { return d > '0' ? d - '0' : d <= 25 ? d : 0; }

  // Only the first puzzle is recorded. The second one ends the trace.
  template <class Board> void begin(const Board &board, const char *path_of_source) {
    const char *path = std::getenv("NONET_TRACE"), *most = std::getenv("NONET_TRACE_EVENTS");
    end();
    if (!path || !source.empty()) return;
    if (!(file = std::fopen(path, "w"))) return std::perror(path);
    source = path_of_source;
    events_left = most ? std::atol(most) : 1000000;
    std::fputs("nonet-trace 1\npuzzle ", file);
    for (int i = 0; i < 81; i++) {
      int d = digit(board[i / 9][i % 9]);
      std::fputc(d ? '0' + d : '.', file);
    }
    std::fprintf(file, "\nsource %s\n", source.substr(source.rfind('/') + 1).c_str());
  }
  bool event() {
    if (!file) return false;
    if (events_left-- == 0) return std::fputs("cut\n", file), end(), false;
    if (rejected) std::fprintf(file, "? %ld\n", rejected);
    rejected = 0;
    return true;
  }
  template <class... Numbers> void event(const char *format, Numbers... numbers) {
    if (event()) std::fprintf(file, format, numbers...);
  }
  void reject() { rejected += file != nullptr; }

  // Ends the trace with the source, if the file is found.
  void end() {
    if (!file) return;
    std::ifstream lines(source);
    for (std::string line; std::getline(lines, line);) std::fprintf(file, "| %s\n", line.c_str());
    std::fclose(file);
    file = nullptr;
  }
  ~NonetTrace() { end(); }
};
inline NonetTrace nonet_trace;

// Before the search: the board has the givens. Blanks are 0, '0' or '.'.
template <class Board> void trace_puzzle(const Board &board, const char *source = __builtin_FILE()) {
  nonet_trace.begin(board, source);
}
// After board[r][c] = d, after board[r][c] = 0, and when the board is full.
inline void trace_place(int r, int c, int d, int line = __builtin_LINE()) {
  nonet_trace.event("+ %d %d %d @%d\n", r + 1, c + 1, NonetTrace::digit(d), line);
}
inline void trace_remove(int r, int c, int line = __builtin_LINE()) {
  nonet_trace.event("- %d %d @%d\n", r + 1, c + 1, line);
}
inline void trace_solution(int line = __builtin_LINE()) {
  nonet_trace.event("! @%d\n", line);
}
// When a digit does not fit (optional).
inline void trace_reject() { nonet_trace.reject(); }
