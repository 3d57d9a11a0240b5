# Fills the blanks column by column, with sets of candidates. Nine lines in, nine lines out.
grid = [list(input()) for _ in range(9)]
blanks = [(row, column) for column in range(9) for row in range(9) if grid[row][column] == '0']


def candidates(row, column):
    top, left = row // 3 * 3, column // 3 * 3
    used = set(grid[row]) | {line[column] for line in grid}
    used |= {grid[r][c] for r in range(top, top + 3) for c in range(left, left + 3)}
    return [digit for digit in '123456789' if digit not in used]


def solve(i):
    if i == len(blanks):
        return True
    row, column = blanks[i]
    for digit in candidates(row, column):
        grid[row][column] = digit
        if solve(i + 1):
            return True
    grid[row][column] = '0'
    return False


solve(0)
print('\n'.join(map(''.join, grid)))
