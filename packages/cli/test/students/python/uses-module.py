import sys
import sudoku_rules
from sudoku_rules import solve
grid = [[int(x) for x in line.strip()] for line in sys.stdin]
solve(grid)
print('\n'.join(''.join(map(str, row)) for row in grid))
print(sudoku_rules.__name__, sorted(n for n in vars(sudoku_rules) if n[0] != '_'), file=sys.stderr)
