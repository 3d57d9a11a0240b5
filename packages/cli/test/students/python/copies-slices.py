def main():
    g = []
    for i in range(9):
        g.append(list(input()))
    print('\n'.join(''.join(r) for r in bt(g, 0)))
def bt(g, p):
    while p < 81 and g[p // 9][p % 9] != '0': p += 1
    if p == 81: return g
    y, x = p // 9, p % 9
    for d in '123456789':
        good = True
        for k in range(9):
            if d in (g[y][k], g[k][x], g[y // 3 * 3 + k // 3][x // 3 * 3 + k % 3]): good = False
        if good:
            h = [row[:] for row in g]
            h[y][x] = d  #+
            res = bt(h, p + 1)
            if res: return res
            #-
main()
