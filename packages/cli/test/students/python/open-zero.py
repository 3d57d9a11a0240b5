*b, = map(list, open(0).read().split())
def f(n):
    if n == 81: return 1
    i, j = n // 9, n % 9
    if b[i][j] != '0': return f(n + 1)
    for v in '123456789':
        if v in b[i] or any(r[j] == v for r in b) or any(v in r[j // 3 * 3:][:3] for r in b[i // 3 * 3:][:3]): continue
        b[i][j] = v  #+
        if f(n + 1): return 1
        b[i][j] = '0'  #-
f(0)
for r in b: print(*r, sep='')
