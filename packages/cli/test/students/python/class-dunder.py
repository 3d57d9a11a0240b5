class Grid:
    def __init__(self, text):
        self._c = [int(x) for x in text]
    def __getitem__(self, k):
        return self._c[k[0] * 9 + k[1]]
    def __setitem__(self, k, v):
        self._c[k[0] * 9 + k[1]] = v
    def __iter__(self):
        for i in range(9): yield self._c[i * 9:i * 9 + 9]
    def __len__(self):
        return 9
    def __repr__(self):
        return '\n'.join(''.join(map(str, r)) for r in self)
g = Grid(''.join(input() for _ in range(9)))
def solve(n=0):
    if n == 81: return True
    r, c = divmod(n, 9)
    if g[r, c]: return solve(n + 1)
    for v in range(1, 10):
        if all(g[r, k] != v and g[k, c] != v and g[r // 3 * 3 + k // 3, c // 3 * 3 + k % 3] != v for k in range(9)):
            g[r, c] = v  #+
            if solve(n + 1): return True
            g[r, c] = 0  #-
    return False
solve()
print(g)
