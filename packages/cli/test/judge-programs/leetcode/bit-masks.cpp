class Solution {
public:
    array<int, 9> row{}, col{}, box{};
    vector<pair<int, int>> blanks;

    void flip(int i, int j, int digit) {
        row[i] ^= (1 << digit);
        col[j] ^= (1 << digit);
        box[(i / 3) * 3 + j / 3] ^= (1 << digit);
    }

    bool dfs(vector<vector<char>>& board, size_t pos) {
        if (pos == blanks.size()) return true;
        auto [i, j] = blanks[pos];
        int mask = ~(row[i] | col[j] | box[(i / 3) * 3 + j / 3]) & 0x1ff;
        for (; mask; mask &= (mask - 1)) {
            int digit = __builtin_ctz(mask);
            flip(i, j, digit);
            board[i][j] = digit + '0' + 1;
            if (dfs(board, pos + 1)) return true;
            flip(i, j, digit);
        }
        return false;
    }

    void solveSudoku(vector<vector<char>>& board) {
        for (int i = 0; i < 9; i++)
            for (int j = 0; j < 9; j++)
                if (board[i][j] == '.') blanks.emplace_back(i, j);
                else flip(i, j, board[i][j] - '1');
        cout << blanks.size() << " blanks" << endl;
        dfs(board, 0);
    }
};
