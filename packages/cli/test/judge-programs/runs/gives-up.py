# Only the first two candidates of a cell are tried, so the search finds no solution.
board = [list(map(int, input())) for _ in range(9)]
blanks = [(r, c) for r in range(9) for c in range(9) if board[r][c] == 0]


def candidates(r, c):
    used = set(board[r]) | {row[c] for row in board}
    for i in range(9):
        used.add(board[r // 3 * 3 + i // 3][c // 3 * 3 + i % 3])
    return [d for d in range(1, 10) if d not in used]


first = {cell: candidates(*cell)[:2] for cell in blanks}


def solve(n):
    if n == len(blanks):
        return True
    r, c = blanks[n]
    for d in first[r, c]:
        if d in candidates(r, c):
            board[r][c] = d
            if solve(n + 1):
                return True
            board[r][c] = 0
    return False


if solve(0):
    for row in board:
        print(*row, sep='')
