#include <bits/stdc++.h>
using namespace std;

class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) {
        backtrack(board, 0, 0);
    }

private:
    bool backtrack(vector<vector<char>>& board, int i, int j) {
        if (j == 9) return backtrack(board, i + 1, 0);
        if (i == 9) return true;
        if (board[i][j] != '.') return backtrack(board, i, j + 1);
        for (char ch = '1'; ch <= '9'; ch++) {
            if (!isValid(board, i, j, ch)) continue;
            board[i][j] = ch; //+
            if (backtrack(board, i, j + 1)) return true;
            board[i][j] = '.'; //-
        }
        return false;
    }
    bool isValid(vector<vector<char>>& board, int r, int c, char n) {
        for (int k = 0; k < 9; k++) {
            if (board[r][k] == n) return false;
            if (board[k][c] == n) return false;
            if (board[(r / 3) * 3 + k / 3][(c / 3) * 3 + k % 3] == n) return false;
        }
        return true;
    }
};

int main() {
    vector<vector<char>> board;
    char ch;
    vector<char> row;
    while (cin.get(ch)) {
        if (ch == '.' || isdigit(ch)) row.push_back(ch);
        if (row.size() == 9) { board.push_back(row); row.clear(); }
    }
    Solution().solveSudoku(board);
    cout << "[";
    for (int i = 0; i < 9; i++) {
        cout << (i ? ",[" : "[");
        for (int j = 0; j < 9; j++) cout << (j ? ",\"" : "\"") << board[i][j] << "\"";
        cout << "]";
    }
    cout << "]\n";
}
