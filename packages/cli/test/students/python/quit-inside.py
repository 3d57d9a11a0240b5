s = [list(map(int, input())) for _ in range(9)]
z = [(i, j) for i in range(9) for j in range(9) if s[i][j] == 0]
def b(n):
    if n == len(z):
        for i in s: print(''.join(map(str, i)))
        quit()
    i, j = z[n]
    for v in range(1, 10):
        if v not in s[i] and v not in [x[j] for x in s] and v not in [s[i//3*3+p][j//3*3+q] for p in range(3) for q in range(3)]:
            s[i][j] = v  #+
            b(n + 1)
            s[i][j] = 0  #-
b(0)
