from array import array
a = array('i', [int(x) for _ in range(9) for x in input()])
row = [0] * 9
col = [0] * 9
box = [0] * 9
for i in range(81):
    m = 1 << a[i] if a[i] else 0
    row[i // 9] |= m
    col[i % 9] |= m
    box[i // 27 * 3 + i % 9 // 3] |= m
def go(i):
    if i == 81: return True
    if a[i]: return go(i + 1)
    r, c, b = i // 9, i % 9, i // 27 * 3 + i % 9 // 3
    for d in range(1, 10):
        m = 1 << d
        if not (row[r] | col[c] | box[b]) & m:
            a[i] = d  #+
            row[r] ^= m; col[c] ^= m; box[b] ^= m
            if go(i + 1): return True
            a[i] = 0  #-
            row[r] ^= m; col[c] ^= m; box[b] ^= m
    return False
go(0)
for i in range(9): print(*a[i * 9:i * 9 + 9], sep='')
