#include <iostream>
#include <vector>

using Board = std::vector<std::vector<int>>;

bool fits(const Board &board, int r, int c, int digit) {
    for (int i = 0; i < 9; i++) {
        if (board[r][i] == digit || board[i][c] == digit) return false;
        if (board[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == digit) return false;
    }
    return true;
}

bool solve(Board &board) {
    for (int r = 0; r < 9; r++) {
        for (int c = 0; c < 9; c++) {
            if (board[r][c]) continue;
            for (int digit = 1; digit <= 9; digit++) {
                if (!fits(board, r, c, digit)) continue;
                board[r][c] = digit;
                if (solve(board)) return true;
                board[r][c] = 0;
            }
            return false;
        }
    }
    return true;
}

int main() {
    Board board(9, std::vector<int>(9));
    for (auto &row : board)
        for (int &cell : row) {
            char digit;
            std::cin >> digit;
            cell = digit - '0';
        }
    solve(board);
    for (auto &row : board)
        for (int cell : row) std::cout << cell;
}
