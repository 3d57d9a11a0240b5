import os

board = [list(map(int, input())) for _ in range(9)]
board[0][1] = 4
print('printed', flush=True)
os._exit(7)
