b = [list(map(int, input())) for _ in range(9)]
def dfs(n)
    return True
dfs(0)
