from copy import deepcopy
from sys import stdin
board = [[int(c) for c in l.rstrip('\n')] for l in stdin]
def opts(b, r, c):
    used = set(b[r])
    for k in range(9):
        used.add(b[k][c])
        used.add(b[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3])
    return [n for n in range(1, 10) if n not in used]
def solve(b):
    for r in range(9):
        for c in range(9):
            if b[r][c] == 0:
                for n in opts(b, r, c):
                    nb = deepcopy(b)
                    nb[r][c] = n  #+
                    x = solve(nb)
                    if x: return x
                    #-
                return None
    return b
for r in solve(board): print(*r, sep='')
