import sys
from functools import partial
def used(board, r, c):
    return {board[r][k] for k in range(9)} | {board[k][c] for k in range(9)} | {
        board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3] for k in range(9)}
def attempt(board, rest, r, c, n):
    board[r][c] = n  #+
    if solve(board, rest):
        return True
    board[r][c] = 0  #-
    return False
def solve(board, todo):
    if not todo:
        return True
    r, c = todo[0]
    no = used(board, r, c)
    return any(map(partial(attempt, board, todo[1:], r, c), filter(lambda n: n not in no, range(1, 10))))
board = [list(map(int, line.strip())) for line in sys.stdin]
solve(board, [(r, c) for r in range(9) for c in range(9) if not board[r][c]])
print('\n'.join(''.join(map(str, row)) for row in board))
