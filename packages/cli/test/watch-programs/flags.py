a = [list(map(int, input())) for _ in range(9)]
row = [[False]*10 for _ in range(9)]
col = [[False]*10 for _ in range(9)]
box = [[False]*10 for _ in range(9)]
z = []
for i in range(9):
    for j in range(9):
        if a[i][j]:
            row[i][a[i][j]] = col[j][a[i][j]] = box[i//3*3+j//3][a[i][j]] = True
        else:
            z.append((i, j))
def go(k):
    if k == len(z):
        for r in a: print(''.join(map(str, r)))
        return True
    i, j = z[k]
    b = i//3*3+j//3
    for n in range(1, 10):
        if not row[i][n] and not col[j][n] and not box[b][n]:
            row[i][n] = True
            col[j][n] = True
            box[b][n] = True
            a[i][j] = n
            if go(k+1):
                return True
            a[i][j] = 0
            row[i][n] = False
            col[j][n] = False
            box[b][n] = False
    return False
go(0)
