class Solution {
    bool row[9][9] = {}, col[9][9] = {}, box[9][9] = {};
    vector<pair<int, int>> spaces;
    bool valid = false;

    void dfs(vector<vector<char>>& board, int pos) {
        if (pos == (int)spaces.size()) {
            valid = true;
            return;
        }
        auto [i, j] = spaces[pos];
        int b = i / 3 * 3 + j / 3;
        for (int d = 0; d < 9 && !valid; ++d) {
            if (row[i][d] || col[j][d] || box[b][d]) continue;
            row[i][d] = col[j][d] = box[b][d] = true;
            char ch = d + '0' + 1;
            //- if (board[i][j] != '.' && board[i][j] != ch)
            board[i][j] = ch; //+ if (board[i][j] != ch)
            dfs(board, pos + 1);
            row[i][d] = col[j][d] = box[b][d] = false;
        }
    }

public:
    void solveSudoku(vector<vector<char>>& board) {
        for (int i = 0; i < 9; ++i)
            for (int j = 0; j < 9; ++j) {
                if (board[i][j] == '.') {
                    spaces.emplace_back(i, j);
                } else {
                    int d = board[i][j] - '1';
                    row[i][d] = col[j][d] = box[i / 3 * 3 + j / 3][d] = true;
                }
            }
        dfs(board, 0);
    }
};
