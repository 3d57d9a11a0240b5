import sys
L = sys.stdin.read().split('\n')
s = 0
for i in range(0, len(L) - 9, 10):
    g = [[int(x) for x in w] for w in L[i + 1:i + 10]]
    s += g[0][0] * 100 + g[0][1] * 10 + g[0][2]
print(s)
