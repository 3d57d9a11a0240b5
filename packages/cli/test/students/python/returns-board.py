def s(b):
    if 0 not in b: return b
    i = b.index(0)
    for n in range(1, 10):
        if n in b[i // 9 * 9:i // 9 * 9 + 9] or n in b[i % 9::9]: continue
        if any(n == b[(i // 27 * 3 + p) * 9 + i % 9 // 3 * 3 + q] for p in range(3) for q in range(3)): continue
        #+
        t = s(b[:i] + [n] + b[i + 1:])
        if t: return t
        #-
    return []
b = s([int(x) for _ in range(9) for x in input()])
while b:
    print(''.join(map(str, b[:9])))
    b = b[9:]
