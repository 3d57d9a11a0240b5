board = [list(map(int, input())) for _ in range(9)]
blanks = [(r, c) for r in range(9) for c in range(9) if board[r][c] == 0]

row, col, box = [0] * 9, [0] * 9, [0] * 9

def flip(r, c, bit):
    row[r] ^= bit
    col[c] ^= bit
    box[r // 3 * 3 + c // 3] ^= bit

def candidates(r, c):
    return 0b1111111110 & ~(row[r] | col[c] | box[r // 3 * 3 + c // 3])

for r in range(9):
    for c in range(9):
        if board[r][c] != 0:
            flip(r, c, 1 << board[r][c])

def solve(i):
    if i == len(blanks):
        return True
    r, c = blanks[i]
    left = candidates(r, c)
    while left:
        bit = left & -left
        left ^= bit
        board[r][c] = bit.bit_length() - 1
        flip(r, c, bit)
        if solve(i + 1):
            return True
        board[r][c] = 0
        flip(r, c, bit)
    return False

solve(0)
for line in board:
    print(*line, sep='')
