from __future__ import annotations
from dataclasses import dataclass, field
from typing import List, Optional, Tuple

@dataclass
class Grid:
    cells: List[List[int]] = field(default_factory=list)
    steps: int = 0

    def empty(self) -> Optional[Tuple[int, int]]:
        return next(((r, c) for r in range(9) for c in range(9) if self.cells[r][c] == 0), None)

    def allows(self, r: int, c: int, d: int) -> bool:
        if d in self.cells[r] or any(row[c] == d for row in self.cells):
            return False
        return all(d not in row[c // 3 * 3:c // 3 * 3 + 3] for row in self.cells[r // 3 * 3:r // 3 * 3 + 3])

    def solve(self) -> bool:
        at = self.empty()
        if at is None:
            return True
        r, c = at
        for d in range(1, 10):
            if self.allows(r, c, d):
                self.cells[r][c] = d  #+
                self.steps += 1
                if self.solve():
                    return True
                self.cells[r][c] = 0  #-
        return False

grid = Grid([[int(x) for x in input()] for _ in range(9)])
grid.solve()
for row in grid.cells:
    print(*row, sep="")
