import sys
b = [[int(x) for x in l.split()] for l in sys.stdin if l.strip()]
R, C, B = [0] * 9, [0] * 9, [0] * 9
E = []
for i in range(9):
    for j in range(9):
        if b[i][j]:
            k = 1 << b[i][j]
            R[i] |= k; C[j] |= k; B[i // 3 * 3 + j // 3] |= k
        else:
            E.append((i, j, i // 3 * 3 + j // 3))
def f(n):
    if n == len(E): return 1
    i, j, q = E[n]
    x = ~(R[i] | C[j] | B[q]) & 1022
    while x:
        k = x & -x
        x -= k
        R[i] |= k; C[j] |= k; B[q] |= k
        b[i][j] = k.bit_length() - 1  #+
        if f(n + 1): return 1
        b[i][j] = 0  #-
        R[i] ^= k; C[j] ^= k; B[q] ^= k
    return 0
f(0)
for r in b: print(*r)
