b = [list(input()) for _ in range(9)]
def dfs(n):
    if n == 81:
        return True
    i, j = divmod(n, 9)
    if b[i][j] != '0':
        return dfs(n + 1)
    for d in '123456789':
        if d not in b[i]:
            b[i][j] = d  #+
            if dfs(n + 1):
                return True
            b[i][j] = '0'  #-
    return False
dfs(0)
for r in b: print(''.join(r))
