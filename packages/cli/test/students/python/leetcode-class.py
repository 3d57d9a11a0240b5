import json
class Solution:
    def solveSudoku(self, board):
        self.board = board
        self.backtrack(0)
    def backtrack(self, n):
        if n == 81: return True
        r, c = divmod(n, 9)
        if self.board[r][c] != '.': return self.backtrack(n + 1)
        for d in '123456789':
            if self.valid(r, c, d):
                self.board[r][c] = d  #+
                if self.backtrack(n + 1): return True
                self.board[r][c] = '.'  #-
        return False
    def valid(self, r, c, d):
        for i in range(9):
            if d in (self.board[r][i], self.board[i][c], self.board[r // 3 * 3 + i // 3][c // 3 * 3 + i % 3]): return False
        return True
board = json.loads(input())
Solution().solveSudoku(board)
print(json.dumps(board, separators=(',', ':')))
