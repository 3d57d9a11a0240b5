import logging, warnings, sys
logging.basicConfig(format='%(levelname)s:%(funcName)s:%(lineno)d:%(message)s')
g = [list(map(int, input())) for _ in range(9)]
def solve(k):
    if k == 81:
        logging.warning('solved')
        warnings.warn('done')
        return True
    r, c = divmod(k, 9)
    if g[r][c]: return solve(k + 1)
    for d in range(1, 10):
        if all(g[r][i] != d and g[i][c] != d and g[r // 3 * 3 + i // 3][c // 3 * 3 + i % 3] != d for i in range(9)):
            g[r][c] = d  #+
            if solve(k + 1): return True
            g[r][c] = 0  #-
    logging.error('back from %d', k)
    return False
solve(0)
for r in g: print(*r, sep='')
