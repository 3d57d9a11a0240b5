import sys
deepest = depth = 0
def prof(frame, event, arg):
    global depth, deepest
    if frame.f_code.co_name != 'solve': return
    if event == 'call': depth += 1
    elif event == 'return': depth -= 1
    deepest = max(depth, deepest)
g = [list(map(int, input())) for _ in range(9)]
def solve(k=0):
    if k == 81: return True
    r, c = divmod(k, 9)
    if g[r][c]: return solve(k + 1)
    for d in range(1, 10):
        if all(g[r][i] != d and g[i][c] != d and g[r // 3 * 3 + i // 3][c // 3 * 3 + i % 3] != d for i in range(9)):
            g[r][c] = d  #+
            if solve(k + 1): return True
            g[r][c] = 0  #-
    return False
sys.setprofile(prof)
solve()
sys.setprofile(None)
for r in g: print(*r, sep='')
print('deepest', deepest, file=sys.stderr)
