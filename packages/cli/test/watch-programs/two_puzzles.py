import sys


def fits(grid, cell, digit):
    for i in range(9):
        box = cell // 27 * 27 + cell % 9 // 3 * 3 + i // 3 * 9 + i % 3
        if digit in (grid[cell // 9 * 9 + i], grid[i * 9 + cell % 9], grid[box]):
            return False
    return True


def solve(grid, cell=0):
    while cell < 81 and grid[cell] != '0':
        cell += 1
    if cell == 81:
        return True
    for digit in '123456789':
        if fits(grid, cell, digit):
            grid[cell] = digit
            if solve(grid, cell + 1):
                return True
            grid[cell] = '0'
    return False


text = sys.stdin.read().replace('\n', '')
for start in range(0, len(text), 81):
    grid = list(text[start : start + 81])
    solve(grid)
    print(''.join(grid))
