board = [list(map(int, input())) for _ in range(9)]
print('running', flush=True)
try:
    while True:
        board[0][1] = 4
        board[0][1] = 0
finally:
    print('ended', flush=True)
