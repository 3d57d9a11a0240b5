#include <iostream>
#include <string>
using namespace std;

bool fits(const string &board, int cell, char digit) {
    int r = cell / 9, c = cell % 9;
    for (int i = 0; i < 9; i++) {
        if (board[r * 9 + i] == digit || board[i * 9 + c] == digit) return false;
        if (board[(r / 3 * 3 + i / 3) * 9 + c / 3 * 3 + i % 3] == digit) return false;
    }
    return true;
}

string solve(string board) {
    size_t cell = board.find('0');
    if (cell == string::npos) return board;
    for (char digit = '1'; digit <= '9'; digit++) {
        if (!fits(board, cell, digit)) continue;
        string next = board;
        next[cell] = digit;
        string answer = solve(next);
        if (!answer.empty()) return answer;
    }
    return "";
}

int main() {
    string board, line;
    while (cin >> line) board += line;
    cout << solve(board);
}
