import os
import signal

board = [list(map(int, input())) for _ in range(9)]
board[0][1] = 4
print('printed', flush=True)
os.kill(os.getpid(), signal.SIGKILL)
