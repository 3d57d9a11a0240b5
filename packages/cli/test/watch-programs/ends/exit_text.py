import atexit
import sys

board = [list(map(int, input())) for _ in range(9)]
atexit.register(lambda: print('at exit', board[0]))
board[0][1] = 4
sys.exit('failed')
