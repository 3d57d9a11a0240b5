from collections import namedtuple
Cell = namedtuple('Cell', 'row col val')
cells = [Cell(r, c, int(v)) for r in range(9) for c, v in enumerate(input())]
def clash(a, b):
    return a.row == b.row or a.col == b.col or (a.row // 3 == b.row // 3 and a.col // 3 == b.col // 3)
def solve():
    for i, cell in enumerate(cells):
        if cell.val == 0:
            for v in range(1, 10):
                if not any(o.val == v and clash(o, cell) for o in cells):
                    cells[i] = cell._replace(val=v)  #+
                    if solve():
                        return True
                    cells[i] = cell  #-
            return False
    return True
solve()
for r in range(9):
    print(''.join(str(c.val) for c in cells if c.row == r))
