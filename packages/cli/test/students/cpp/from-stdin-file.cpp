#include <array>
#include <fstream>
#include <iostream>
#include <iterator>
#include <string>
#include <vector>
using namespace std;
int main() {
    ifstream file("/dev/stdin");
    vector<array<int, 9>> board;
    for (string line; board.size() < 9 && file >> line;) {
        array<int, 9> row;
        for (int i = 0; i < 9; i++) row[i] = line[i] - '0';
        board.push_back(row);
    }
    auto search = [&board](auto&& self, int r, int c) -> bool {
        if (c == 9) return self(self, r + 1, 0);
        if (r == 9) return true;
        if (board[r][c]) return self(self, r, c + 1);
        for (int d = 1; d <= 9; d++) {
            bool clash = false;
            for (int i = 0; i < 9; i++) {
                clash = clash || board[r][i] == d || board[i][c] == d;
                clash = clash || board[r - r % 3 + i / 3][c - c % 3 + i % 3] == d;
            }
            if (clash) continue;
            board[r][c] = d; //+
            if (self(self, r, c + 1)) return true;
            board[r][c] = 0; //-
        }
        return false;
    };
    search(search, 0, 0);
    for (auto& row : board) {
        copy(row.begin(), row.end(), ostream_iterator<int>(cout));
        cout << '\n';
    }
}
