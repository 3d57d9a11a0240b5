import sys
g = [[int(x) for x in l.strip()] for l in sys.stdin]
row = [set(r) for r in g]
col = [set(c) for c in zip(*g)]
box = [set(g[i // 3 * 3 + k // 3][i % 3 * 3 + k % 3] for k in range(9)) for i in range(9)]
def free(r, c):
    return set(range(1, 10)) - row[r] - col[c] - box[r // 3 * 3 + c // 3]
def solve(left):
    if not left: return True
    r, c = min(left, key=lambda p: len(free(*p)))
    left.remove((r, c))
    for d in sorted(free(r, c)):
        g[r][c] = d  #+
        for s in row[r], col[c], box[r // 3 * 3 + c // 3]: s.add(d)
        if solve(left): return True
        for s in row[r], col[c], box[r // 3 * 3 + c // 3]: s.remove(d)
        g[r][c] = 0  #-
    left.append((r, c))
    left.sort()
    return False
solve([(r, c) for r in range(9) for c in range(9) if not g[r][c]])
print('\n'.join(''.join(map(str, r)) for r in g))
