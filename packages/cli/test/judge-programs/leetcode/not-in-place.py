class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        board = deepcopy(board)

        def ok(r, c, d):
            return all(board[r][k] != d and board[k][c] != d for k in range(9)) and all(
                board[r - r % 3 + k // 3][c - c % 3 + k % 3] != d for k in range(9))

        def dfs():
            for r in range(9):
                for c in range(9):
                    if board[r][c] == '.':
                        for d in '123456789':
                            if ok(r, c, d):
                                board[r][c] = d
                                if dfs():
                                    return True
                                board[r][c] = '.'
                        return False
            return True

        dfs()
        return board
