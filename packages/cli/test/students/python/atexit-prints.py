import atexit
grid = [[*map(int, input())] for _ in range(9)]
@atexit.register
def show():
    for row in grid:
        print(*row, sep='')
def solve(i=0, j=0):
    if i == 9: return True
    if j == 9: return solve(i + 1, 0)
    if grid[i][j]: return solve(i, j + 1)
    for v in range(1, 10):
        if v in grid[i] or v in [grid[k][j] for k in range(9)]: continue
        if v in [grid[i // 3 * 3 + k // 3][j // 3 * 3 + k % 3] for k in range(9)]: continue
        grid[i][j] = v  #+
        if solve(i, j + 1): return True
        grid[i][j] = 0  #-
    return False
solve()
