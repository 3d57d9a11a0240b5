class Row(list):
    pass
class Grid(list):
    def column(self, c): return [r[c] for r in self]
    def box(self, r, c): return [x for row in self[r // 3 * 3:r // 3 * 3 + 3] for x in row[c // 3 * 3:c // 3 * 3 + 3]]
g = Grid(Row(map(int, input())) for _ in range(9))
def run(k):
    if k == 81: return True
    r, c = divmod(k, 9)
    if g[r][c]: return run(k + 1)
    for v in set(range(1, 10)).difference(g[r], g.column(c), g.box(r, c)):
        g[r][c] = v  #+
        if run(k + 1): return True
        g[r][c] = 0  #-
    return False
run(0)
for r in g: print(*r, sep='')
