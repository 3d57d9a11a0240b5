class Cell:
    def __init__(self, v): self._v = v
    @property
    def v(self): return self._v
    @v.setter
    def v(self, new):
        if not 0 <= new <= 9: raise ValueError(new)
        self._v = new
m = [[Cell(int(x)) for x in input()] for _ in range(9)]
def go(k):
    if k == 81: return True
    r, c = k // 9, k % 9
    if m[r][c].v: return go(k + 1)
    for d in range(1, 10):
        if all(m[r][i].v != d and m[i][c].v != d and m[r // 3 * 3 + i // 3][c // 3 * 3 + i % 3].v != d for i in range(9)):
            m[r][c].v = d  #+
            if go(k + 1): return True
            m[r][c].v = 0  #-
    return False
go(0)
for row in m: print(''.join(str(x.v) for x in row))
