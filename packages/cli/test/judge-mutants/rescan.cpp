#include <iostream>
#include <vector>

using Board = std::vector<std::vector<char>>;

bool fits(const Board& board, int row, int column, char digit) {
    for (int i = 0; i < 9; i++) {
        if (board[row][i] == digit) return false;
        if (board[i][column] == digit) return false;
        if (board[row / 3 * 3 + i / 3][column / 3 * 3 + i % 3] == digit) return false;
    }
    return true;
}

bool solve(Board& board) {
    for (int row = 0; row < 9; row++) {
        for (int column = 0; column < 9; column++) {
            if (board[row][column] != '0') continue;
            for (char digit = '1'; digit <= '9'; digit++) {
                if (!fits(board, row, column, digit)) continue;
                board[row][column] = digit;
                if (solve(board)) return true;
                board[row][column] = '0';
            }
            return false;
        }
    }
    return true;
}

int main() {
    Board board(9, std::vector<char>(9));
    for (auto& row : board) {
        for (char& cell : row) std::cin >> cell;
    }
    solve(board);
    for (const auto& row : board) {
        for (char cell : row) std::cout << cell;
        std::cout << '\n';
    }
}
