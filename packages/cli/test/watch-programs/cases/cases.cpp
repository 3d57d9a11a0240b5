#include <algorithm>
#include <iostream>
#include <string>
#include <vector>
using namespace std;

using Board = vector<vector<int>>;
const char *OWN = "103000509002109400000704000300502006060000050700803004000401000009205800804000107";

Board rowsOf(const string &text) {
    Board board(9, vector<int>(9));
    for (int i = 0; i < 81; i++) board[i / 9][i % 9] = text[i] - '0';
    return board;
}

Board read() {
    string text, line;
    for (int r = 0; r < 9 && cin >> line; r++) text += line;
    return rowsOf(text);
}

void change(Board &board) {
    board[0][1] = 4;
    board[0][1] = 0;
    board[0][3] = 6;
}

struct Plain {
    int cells[9][9];
};

void search(Plain board, int c) {
    if (c == 5) return;
    for (int d : c == 1 ? vector<int>{4, 6} : vector<int>{8}) {
        Plain copy = board;
        copy.cells[0][c] = d;
        search(copy, c + 2);
    }
}

int main(int, char **args) {
    string name = args[1];
    if (name == "own") {
        Board board = rowsOf(OWN);
        change(board);
        return 0;
    }
    Board board = read();
    if (name == "index") {
        change(board);
    } else if (name == "copy") {
        Board other = board;
        change(other);
    } else if (name == "zeros") {
        int seen[9][9] = {};
        seen[0][1] = 1;
        seen[8][8] = 2;
        change(board);
        cout << seen[0][1] << '\n';
    } else if (name == "overwrite") {
        for (int d : {4, 6, 6, 0}) board[0][1] = d;
    } else if (name == "next") {
        board[8][7] = 9;
        board[8][8] = 6;
        board[8][8] = 7;
        board[8][7] = 2;
        Board after = read();
        for (int r = 0; r < 9; r++)
            for (int c = 0; c < 9; c++) board[r][c] = after[r][c];
    } else if (name == "value") {
        Plain plain;
        for (int r = 0; r < 9; r++) copy(board[r].begin(), board[r].end(), plain.cells[r]);
        search(plain, 1);
    } else {
        int sum = 0;
        for (auto &row : board)
            for (int d : row) sum += d;
        cout << sum << '\n';
    }
}
