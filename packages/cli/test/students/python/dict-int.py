d = {}
for i in range(9):
    for j, ch in enumerate(input()):
        d[i * 9 + j] = ch
def ok(k, v):
    for m in d:
        if d[m] == v and m != k:
            if m // 9 == k // 9 or m % 9 == k % 9 or (m // 27 == k // 27 and m % 9 // 3 == k % 9 // 3):
                return False
    return True
def f(k):
    if k > 80:
        return 1
    if d[k] != '0':
        return f(k + 1)
    for v in '123456789':
        if ok(k, v):
            d[k] = v  #+
            if f(k + 1): return 1
            d[k] = '0'  #-
    return 0
f(0)
for i in range(0, 81, 9): print(''.join(d[i + j] for j in range(9)))
