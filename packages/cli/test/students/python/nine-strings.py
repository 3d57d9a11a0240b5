rows = [input() for _ in range(9)]
def go(n):
    if n == 81: return True
    r, c = divmod(n, 9)
    if rows[r][c] != '0': return go(n + 1)
    for d in '123456789':
        if d in rows[r] or any(x[c] == d for x in rows) or any(d in x[c // 3 * 3:c // 3 * 3 + 3] for x in rows[r // 3 * 3:r // 3 * 3 + 3]):
            continue
        old = rows[r]
        rows[r] = old[:c] + d + old[c + 1:]  #+
        if go(n + 1): return True
        rows[r] = old  #-
    return False
go(0)
print(*rows, sep='\n')
