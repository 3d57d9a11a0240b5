import sys
board = None
found = False
answer = None
def read():
    global board
    board = []
    for i in range(9):
        board.append([int(c) for c in sys.stdin.readline().rstrip()])
def check(r, c, v):
    global board
    for i in range(9):
        if board[r][i] == v: return False
        if board[i][c] == v: return False
    for i in range(3):
        for j in range(3):
            if board[r // 3 * 3 + i][c // 3 * 3 + j] == v: return False
    return True
def solve(n):
    global board, found, answer
    if found:
        return
    if n == 81:
        found = True
        answer = [row[:] for row in board]
        return
    r = n // 9
    c = n % 9
    if board[r][c] != 0:
        solve(n + 1)
        return
    for v in range(1, 10):
        if check(r, c, v):
            board[r][c] = v  #+
            solve(n + 1)
            if found:
                return
            board[r][c] = 0  #-
read()
solve(0)
for row in answer:
    print(''.join(str(x) for x in row))
