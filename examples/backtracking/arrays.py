board = [list(map(int, input())) for _ in range(9)]
blanks = [(r, c) for r in range(9) for c in range(9) if board[r][c] == 0]

row = [[False] * 10 for _ in range(9)]
col = [[False] * 10 for _ in range(9)]
box = [[False] * 10 for _ in range(9)]

def mark(r, c, d, used):
    row[r][d] = col[c][d] = box[r // 3 * 3 + c // 3][d] = used

def fits(r, c, d):
    return not (row[r][d] or col[c][d] or box[r // 3 * 3 + c // 3][d])

for r in range(9):
    for c in range(9):
        mark(r, c, board[r][c], True)

def solve(i):
    if i == len(blanks):
        return True
    r, c = blanks[i]
    for d in range(1, 10):
        if fits(r, c, d):
            board[r][c] = d
            mark(r, c, d, True)
            if solve(i + 1):
                return True
            board[r][c] = 0
            mark(r, c, d, False)
    return False

solve(0)
for line in board:
    print(*line, sep='')
