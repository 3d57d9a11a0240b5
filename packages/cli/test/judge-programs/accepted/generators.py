# Generators yield one solution after another. The first one is printed.
import sys

lines = sys.stdin.read().strip().split('\n')
spaced = ' ' in lines[0]
puzzle = [[int(c) for c in line.replace(' ', '').strip()] for line in lines]


def candidates(grid, r, c):
    box = {grid[r // 3 * 3 + i][c // 3 * 3 + j] for i in range(3) for j in range(3)}
    column = {row[c] for row in grid}
    return (d for d in range(1, 10) if d not in grid[r] and d not in column and d not in box)


def solutions(grid):
    for r in range(9):
        for c in range(9):
            if grid[r][c] == 0:
                for d in candidates(grid, r, c):
                    grid[r][c] = d
                    yield from solutions(grid)
                grid[r][c] = 0
                return
    yield [row[:] for row in grid]


for row in next(solutions(puzzle)):
    print((' ' if spaced else '').join(map(str, row)))
