// g++ -O2 -std=c++17 bench/slow-solver.cpp -o slow-solver && ./slow-solver PUZZLE
//
// Prints what a placement costs in C++: the three programs make the same search row by row, and
// differ in how they test a digit. PUZZLE has 81 characters.
#include <chrono>
#include <cstdio>
#include <utility>
#include <vector>

struct Solver {
  int board[9][9] = {};
  std::vector<std::pair<int, int>> blanks;
  long long placements = 0;

  explicit Solver(const char *puzzle) {
    for (int i = 0; i < 81; i++) {
      if (puzzle[i] == '.') blanks.push_back({i / 9, i % 9});
      else board[i / 9][i % 9] = puzzle[i] - '0';
    }
  }
};

struct Scan : Solver {
  using Solver::Solver;

  bool fits(int r, int c, int d) {
    for (int i = 0; i < 9; i++) {
      if (board[r][i] == d || board[i][c] == d) return false;
      if (board[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == d) return false;
    }
    return true;
  }

  bool solve(size_t i) {
    if (i == blanks.size()) return true;
    auto [r, c] = blanks[i];
    for (int d = 1; d <= 9; d++) {
      if (!fits(r, c, d)) continue;
      placements++;
      board[r][c] = d;
      if (solve(i + 1)) return true;
      board[r][c] = 0;
    }
    return false;
  }
};

struct Arrays : Solver {
  bool row[9][10] = {}, col[9][10] = {}, box[9][10] = {};

  explicit Arrays(const char *puzzle) : Solver(puzzle) {
    for (int r = 0; r < 9; r++)
      for (int c = 0; c < 9; c++) mark(r, c, board[r][c], true);
  }

  void mark(int r, int c, int d, bool used) {
    row[r][d] = col[c][d] = box[r / 3 * 3 + c / 3][d] = used;
  }

  bool solve(size_t i) {
    if (i == blanks.size()) return true;
    auto [r, c] = blanks[i];
    int b = r / 3 * 3 + c / 3;
    for (int d = 1; d <= 9; d++) {
      if (row[r][d] || col[c][d] || box[b][d]) continue;
      placements++;
      board[r][c] = d;
      mark(r, c, d, true);
      if (solve(i + 1)) return true;
      board[r][c] = 0;
      mark(r, c, d, false);
    }
    return false;
  }
};

struct Bits : Solver {
  int row[9] = {}, col[9] = {}, box[9] = {};

  explicit Bits(const char *puzzle) : Solver(puzzle) {
    for (int r = 0; r < 9; r++)
      for (int c = 0; c < 9; c++)
        if (board[r][c] != 0) flip(r, c, 1 << board[r][c]);
  }

  void flip(int r, int c, int bit) {
    row[r] ^= bit;
    col[c] ^= bit;
    box[r / 3 * 3 + c / 3] ^= bit;
  }

  bool solve(size_t i) {
    if (i == blanks.size()) return true;
    auto [r, c] = blanks[i];
    int left = 0b1111111110 & ~(row[r] | col[c] | box[r / 3 * 3 + c / 3]);
    while (left != 0) {
      int bit = left & -left;
      left ^= bit;
      placements++;
      board[r][c] = __builtin_ctz(bit);
      flip(r, c, bit);
      if (solve(i + 1)) return true;
      board[r][c] = 0;
      flip(r, c, bit);
    }
    return false;
  }
};

template <typename Program>
void run(const char *name, const char *puzzle) {
  Program program(puzzle);
  auto start = std::chrono::steady_clock::now();
  program.solve(0);
  std::chrono::duration<double> time = std::chrono::steady_clock::now() - start;
  std::printf("%-14s%12lld%9.3f s\n", name, program.placements, time.count());
}

int main(int, char **argv) {
  run<Scan>("scan", argv[1]);
  run<Arrays>("check arrays", argv[1]);
  run<Bits>("bit masks", argv[1]);
}
