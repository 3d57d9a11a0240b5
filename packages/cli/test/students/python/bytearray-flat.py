import sys
b = bytearray(int(ch) for ch in sys.stdin.read() if ch.isdigit())
def go(i):
    i = b.find(0, i)
    if i < 0:
        return True
    r, c = divmod(i, 9)
    q = r // 3 * 27 + c // 3 * 3
    seen = set(b[r * 9:r * 9 + 9] + b[c::9] + b[q:q + 3] + b[q + 9:q + 12] + b[q + 18:q + 21])
    for d in range(1, 10):
        if d not in seen:
            b[i] = d  #+
            if go(i + 1): return True
            b[i] = 0  #-
    return False
go(0)
for i in range(0, 81, 9):
    print(''.join(map(str, b[i:i + 9])))
