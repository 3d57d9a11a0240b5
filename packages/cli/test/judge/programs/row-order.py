# Fills the blanks row by row, with a used array for each house. Nine lines in, nine lines out.
grid = [list(map(int, input())) for _ in range(9)]
in_row = [[False] * 10 for _ in range(9)]
in_column = [[False] * 10 for _ in range(9)]
in_box = [[False] * 10 for _ in range(9)]
blanks = []


def mark(row, column, digit, value):
    in_row[row][digit] = in_column[column][digit] = value
    in_box[row // 3 * 3 + column // 3][digit] = value


for row in range(9):
    for column in range(9):
        if grid[row][column]:
            mark(row, column, grid[row][column], True)
        else:
            blanks.append((row, column))


def solve(i):
    if i == len(blanks):
        return True
    row, column = blanks[i]
    box = row // 3 * 3 + column // 3
    for digit in range(1, 10):
        if in_row[row][digit] or in_column[column][digit] or in_box[box][digit]:
            continue
        mark(row, column, digit, True)
        grid[row][column] = digit
        if solve(i + 1):
            return True
        grid[row][column] = 0
        mark(row, column, digit, False)
    return False


solve(0)
for row in grid:
    print(''.join(map(str, row)))
