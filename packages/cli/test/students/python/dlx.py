# Algorithm X with dicts (Ali Assaf)
import sys
lines = sys.stdin.read().split()
X = {}
Y = {}
for r in range(9):
    for c in range(9):
        for n in range(1, 10):
            Y[(r, c, n)] = [('rc', (r, c)), ('rn', (r, n)), ('cn', (c, n)), ('bn', (r // 3 * 3 + c // 3, n))]
for y in Y:
    for x in Y[y]:
        X.setdefault(x, set()).add(y)
def select(r):
    cols = []
    for j in Y[r]:
        for i in X[j]:
            for k in Y[i]:
                if k != j:
                    X[k].remove(i)
        cols.append(X.pop(j))
    return cols
def deselect(r, cols):
    for j in reversed(Y[r]):
        X[j] = cols.pop()
        for i in X[j]:
            for k in Y[i]:
                if k != j:
                    X[k].add(i)
def solve(solution):
    if not X:
        yield list(solution)
        return
    c = min(X, key=lambda c: (len(X[c]), c))
    for r in sorted(X[c]):
        solution.append(r)
        cols = select(r)
        for s in solve(solution):
            yield s
        deselect(r, cols)
        solution.pop()
grid = [[int(ch) for ch in w] for w in lines]
for i, row in enumerate(grid):
    for j, n in enumerate(row):
        if n:
            select((i, j, n))
for sol in solve([]):
    for r, c, n in sol:
        grid[r][c] = n  #+
    break
for row in grid:
    print(''.join(map(str, row)))
