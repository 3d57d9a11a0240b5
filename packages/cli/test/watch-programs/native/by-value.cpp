#include <cstdio>

struct Board {
    int cells[81];
};

bool fits(const Board &board, int cell, int digit) {
    int r = cell / 9, c = cell % 9;
    for (int i = 0; i < 9; i++) {
        if (board.cells[r * 9 + i] == digit || board.cells[i * 9 + c] == digit) return false;
        if (board.cells[(r / 3 * 3 + i / 3) * 9 + c / 3 * 3 + i % 3] == digit) return false;
    }
    return true;
}

bool solve(Board board, Board &answer, int cell) {
    while (cell < 81 && board.cells[cell]) cell++;
    if (cell == 81) {
        answer = board;
        return true;
    }
    for (int digit = 1; digit <= 9; digit++) {
        if (!fits(board, cell, digit)) continue;
        Board next = board;
        next.cells[cell] = digit;
        if (solve(next, answer, cell + 1)) return true;
    }
    return false;
}

int main() {
    Board board, answer;
    for (int &cell : board.cells) scanf("%1d", &cell);
    solve(board, answer, 0);
    for (int cell : answer.cells) printf("%d", cell);
}
