class Cell:
    def __init__(self, r, c, value):
        self.r = r
        self.c = c
        self.value = value
        self.fixed = value != 0

    def sees(self, other):
        if self is other:
            return False
        return self.r == other.r or self.c == other.c or (self.r // 3, self.c // 3) == (other.r // 3, other.c // 3)

cells = []
for r in range(9):
    for c, ch in enumerate(input()):
        cells.append(Cell(r, c, int(ch)))
free = [cell for cell in cells if not cell.fixed]

def solve(k):
    if k == len(free):
        return True
    cell = free[k]
    for v in range(1, 10):
        if not any(o.value == v and cell.sees(o) for o in cells):
            cell.value = v  #+
            if solve(k + 1):
                return True
            cell.value = 0  #-
    return False

solve(0)
for r in range(9):
    print(''.join(str(cells[r * 9 + c].value) for c in range(9)))
