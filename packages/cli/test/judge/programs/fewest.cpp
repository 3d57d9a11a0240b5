// Fills the cell with the fewest candidates, with bit masks. Nine lines in, nine lines out.
#include <iostream>
#include <string>
#include <vector>

int inRow[9], inColumn[9], inBox[9];
std::string grid[9];
std::vector<int> blanks;

int boxOf(int cell) { return cell / 27 * 3 + cell % 9 / 3; }

int candidates(int cell) {
  return 511 & ~(inRow[cell / 9] | inColumn[cell % 9] | inBox[boxOf(cell)]);
}

void flip(int cell, int bit) {
  inRow[cell / 9] ^= bit;
  inColumn[cell % 9] ^= bit;
  inBox[boxOf(cell)] ^= bit;
}

bool solve(size_t filled) {
  if (filled == blanks.size()) return true;
  size_t chosen = filled;
  int fewest = 10;
  for (size_t i = filled; i < blanks.size(); i++) {
    int count = __builtin_popcount(candidates(blanks[i]));
    if (count < fewest) {
      fewest = count;
      chosen = i;
    }
  }
  std::swap(blanks[filled], blanks[chosen]);
  int cell = blanks[filled];
  for (int digit = 0; digit < 9; digit++) {
    if (!(candidates(cell) >> digit & 1)) continue;
    flip(cell, 1 << digit);
    grid[cell / 9][cell % 9] = '1' + digit;
    if (solve(filled + 1)) return true;
    flip(cell, 1 << digit);
  }
  std::swap(blanks[filled], blanks[chosen]);
  return false;
}

int main() {
  for (auto& row : grid) std::cin >> row;
  for (int cell = 0; cell < 81; cell++) {
    char digit = grid[cell / 9][cell % 9];
    if (digit == '0') blanks.push_back(cell);
    else flip(cell, 1 << (digit - '1'));
  }
  solve(0);
  for (auto& row : grid) std::cout << row << '\n';
}
