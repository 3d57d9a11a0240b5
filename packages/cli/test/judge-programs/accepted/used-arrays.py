# Arrays that say which digits a row, a column and a box already have.
import sys

input = sys.stdin.readline
rows = [[False] * 10 for _ in range(9)]
columns = [[False] * 10 for _ in range(9)]
boxes = [[False] * 10 for _ in range(9)]
board = []
blanks = []
gap = ''
for r in range(9):
    line = input().rstrip()
    if ' ' in line:
        gap = ' '
    board.append([int(c) for c in line.replace(' ', '')])
    for c, d in enumerate(board[r]):
        if d:
            rows[r][d] = columns[c][d] = boxes[r // 3 * 3 + c // 3][d] = True
        else:
            blanks.append((r, c))


def dfs(k):
    if k == len(blanks):
        return True
    r, c = blanks[k]
    b = r // 3 * 3 + c // 3
    for d in range(1, 10):
        if rows[r][d] or columns[c][d] or boxes[b][d]:
            continue
        rows[r][d] = columns[c][d] = boxes[b][d] = True
        board[r][c] = d
        if dfs(k + 1):
            return True
        rows[r][d] = columns[c][d] = boxes[b][d] = False
    board[r][c] = 0
    return False


dfs(0)
for row in board:
    print(*row, sep=gap)
