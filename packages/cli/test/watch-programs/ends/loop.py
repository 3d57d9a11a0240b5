board = [list(map(int, input())) for _ in range(9)]
try:
    board[0][1] = 4
    print('running', flush=True)
    while True:
        board[0][1] = 0
        board[0][1] = 4
finally:
    print('ended', flush=True)
