code = '''
def solve(g, k=0):
    if k == 81:
        return True
    r, c = divmod(k, 9)
    if g[r][c]:
        return solve(g, k + 1)
    for d in range(1, 10):
        if all(g[r][i] != d and g[i][c] != d and g[r//3*3 + i//3][c//3*3 + i%3] != d for i in range(9)):
            g[r][c] = d  #+
            if solve(g, k + 1):
                return True
            g[r][c] = 0  #-
    return False
'''
exec(code)
grid = [list(map(int, input())) for _ in range(9)]
solve(grid)
for row in grid:
    print(''.join(map(str, row)))
