# A copy of rows.py with a line added after each change of the grid, which writes the event and the line
# of the change in the original.
import sys
log = open(sys.argv[1], 'w')
def event(kind, r, c, d, line):
    digit = [d] if kind == '+' else []
    print(kind, r + 1, c + 1, *digit, '@%d' % line, file=log)
import sys
input = sys.stdin.readline
board = [list(map(int, input().strip())) for _ in range(9)]
blanks = [(i, j) for i in range(9) for j in range(9) if board[i][j] == 0]

def check(x, y, a):
    for i in range(9):
        if board[x][i] == a or board[i][y] == a:
            return False
    nx, ny = x // 3 * 3, y // 3 * 3
    for i in range(3):
        for j in range(3):
            if board[nx + i][ny + j] == a:
                return False
    return True

def dfs(n):
    if n == len(blanks):
        for row in board:
            print(*row, sep='')
        log.close(); exit(0)
    x, y = blanks[n]
    for a in range(1, 10):
        if check(x, y, a):
            board[x][y] = a
            event('+', x, y, a, 25)
            dfs(n + 1)
            board[x][y] = 0
            event('-', x, y, a, 27)

dfs(0)
