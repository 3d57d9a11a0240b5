import inspect, sys, traceback
g = [list(map(int, input())) for _ in range(9)]
def depth():
    f, n = sys._getframe(), 0
    while f:
        n += 1
        f = f.f_back
    return n
deepest = 0
def solve(k):
    global deepest
    deepest = max(deepest, depth())
    if k == 81:
        print('locals', sorted(locals()), len(inspect.stack()), len(traceback.extract_stack()), file=sys.stderr)
        print([f.function for f in inspect.stack()][-3:], file=sys.stderr)
        return True
    r, c = divmod(k, 9)
    if g[r][c]: return solve(k + 1)
    for d in range(1, 10):
        if all(g[r][i] != d and g[i][c] != d and g[r // 3 * 3 + i // 3][c // 3 * 3 + i % 3] != d for i in range(9)):
            g[r][c] = d  #+
            if solve(k + 1): return True
            g[r][c] = 0  #-
    return False
solve(0)
for r in g: print(*r, sep='')
print('deepest', deepest, 'globals', len(globals()), sorted(globals())[:4], sys.gettrace(), sys.getprofile(), file=sys.stderr)
print([m for m in sorted(sys.modules) if 'nonet' in m.lower() or 'custom' in m], sys.argv[1:], __name__, file=sys.stderr)
