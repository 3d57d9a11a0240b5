import os
import sys

board = [list(map(int, input())) for _ in range(9)]
board[0][1] = 4
print(sys.argv[1:], __name__, os.path.basename(__file__), os.path.basename(sys.path[0]))
print(sys.modules['__main__'].__file__ == __file__, sys.getrecursionlimit())
print([name for name in sys.modules if 'nonet' in name], 'sitecustomize' in sys.modules)
print([name for name in os.environ if 'NONET' in name], os.environ.get('PYTHONPATH'))
print([path for path in sys.path if 'watch' in path and 'ends' not in path])
