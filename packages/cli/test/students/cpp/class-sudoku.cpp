#include <iostream>

class Sudoku {
public:
    Sudoku() : solved_(false) {
        for (int i = 0; i < 9; ++i)
            for (int j = 0; j < 9; ++j) grid_[i][j] = 0;
    }
    void read(std::istream& in) {
        for (int i = 0; i < 9; ++i)
            for (int j = 0; j < 9; ++j) in >> grid_[i][j];
    }
    bool solve(int row = 0, int col = 0);
    void print(std::ostream& out) const;

private:
    bool allowed(int row, int col, int n) const;
    int grid_[9][9];
    bool solved_;
};

bool Sudoku::allowed(int row, int col, int n) const {
    for (int k = 0; k < 9; ++k)
        if (grid_[row][k] == n || grid_[k][col] == n) return false;
    const int top = 3 * (row / 3), left = 3 * (col / 3);
    for (int i = top; i < top + 3; ++i)
        for (int j = left; j < left + 3; ++j)
            if (grid_[i][j] == n) return false;
    return true;
}

bool Sudoku::solve(int row, int col) {
    if (row == 9) return solved_ = true;
    if (col == 9) return solve(row + 1, 0);
    if (grid_[row][col] != 0) return solve(row, col + 1);
    for (int n = 1; n <= 9; ++n) {
        if (!allowed(row, col, n)) continue;
        grid_[row][col] = n; //+
        if (solve(row, col + 1)) return true;
        grid_[row][col] = 0; //-
    }
    return false;
}

void Sudoku::print(std::ostream& out) const {
    for (int i = 0; i < 9; ++i)
        for (int j = 0; j < 9; ++j) out << grid_[i][j] << (j == 8 ? '\n' : ' ');
}

int main() {
    Sudoku s;
    s.read(std::cin);
    s.solve();
    s.print(std::cout);
}
