import sys
def ok(g, i, d):
    return all(g[j] != d for j in range(81) if j // 9 == i // 9 or j % 9 == i % 9 or (j // 27, j % 9 // 3) == (i // 27, i % 9 // 3))
def solutions(g):
    if 0 not in g:
        yield g[:]
    else:
        i = g.index(0)
        for d in range(1, 10):
            if ok(g, i, d):
                g[i] = d  #+
                for s in solutions(g):
                    yield s
                g[i] = 0  #-
g = [int(x) for x in sys.stdin.read() if x.isdigit()]
for s in solutions(g):
    for i in range(0, 81, 9):
        print(*s[i:i + 9], sep='')
    sys.stdout.flush()
    break
