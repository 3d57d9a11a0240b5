import sys

OWN = '103000509002109400000704000300502006060000050700803004000401000009205800804000107'


def read():
    text = ''.join(input() for _ in range(9))
    return [[int(d) for d in text[9 * r:9 * r + 9]] for r in range(9)]


def change(board):
    board[0][1] = 4
    board[0][1] = 0
    board[0][3] = 6


def search(board, c):
    if c == 5:
        return
    for d in (4, 6) if c == 1 else (8,):
        copy = [row[:] for row in board]
        copy[0][c] = d
        search(copy, c + 2)


case = sys.argv[1]
if case == 'own':
    board = [[int(d) for d in OWN[9 * r:9 * r + 9]] for r in range(9)]
    change(board)
elif case == 'index':
    board = read()
    change(board)
elif case == 'copy':
    board = read()
    other = [row[:] for row in board]
    change(other)
elif case == 'zeros':
    seen = [[0] * 9 for _ in range(9)]
    board = read()
    seen[0][1] = 1
    seen[8][8] = 2
    change(board)
elif case == 'overwrite':
    board = read()
    for d in 4, 6, 6, 0:
        board[0][1] = d
elif case == 'next':
    board = read()
    board[8][7] = 9
    board[8][8] = 6
    board[8][8] = 7
    board[8][7] = 2
    after = read()
    for r in range(9):
        for c in range(9):
            board[r][c] = after[r][c]
elif case == 'value':
    search(read(), 1)
else:
    board = read()
    print(sum(map(sum, board)))
