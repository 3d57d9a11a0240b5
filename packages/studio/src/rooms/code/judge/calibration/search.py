# A plain search of AI Escargot, a few times. Prints how long it took, in milliseconds.
from time import perf_counter

PUZZLE = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."


def fits(board, r, c, digit):
    for i in range(9):
        if board[r][i] == digit or board[i][c] == digit:
            return False
    top, left = r // 3 * 3, c // 3 * 3
    for i in range(3):
        for j in range(3):
            if board[top + i][left + j] == digit:
                return False
    return True


def solve(board, blanks, index):
    if index == len(blanks):
        return True
    r, c = blanks[index]
    for digit in range(1, 10):
        if fits(board, r, c, digit):
            board[r][c] = digit
            if solve(board, blanks, index + 1):
                return True
            board[r][c] = 0
    return False


started = perf_counter()
for _ in range(5):
    board = [[int(s) if s != "." else 0 for s in PUZZLE[i : i + 9]] for i in range(0, 81, 9)]
    solve(board, [(r, c) for r in range(9) for c in range(9) if board[r][c] == 0], 0)
print(1000 * (perf_counter() - started))
