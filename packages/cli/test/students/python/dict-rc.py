import sys
g = {(r, c): int(v) for r, line in enumerate(sys.stdin.read().split()) for c, v in enumerate(line)}
def neigh(r, c):
    for k in range(9):
        yield r, k
        yield k, c
        yield r // 3 * 3 + k // 3, c // 3 * 3 + k % 3
def solve(keys):
    if not keys: return True
    p = keys[0]
    bad = {g[q] for q in neigh(*p)}
    for n in range(1, 10):
        if n not in bad:
            g[p] = n  #+
            if solve(keys[1:]): return True
            g[p] = 0  #-
    return False
solve([p for p in sorted(g) if g[p] == 0])
for r in range(9):
    for c in range(9):
        print(g[r, c], end='')
    print()
