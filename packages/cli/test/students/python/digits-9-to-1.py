import sys
s = list(''.join(sys.stdin.read().split()))
def f(i):
    while i < 81 and s[i] != '0': i += 1
    if i == 81: return True
    r, c = divmod(i, 9)
    bad = set(s[r * 9:r * 9 + 9] + s[c::9])
    for k in range(3):
        q = (r // 3 * 3 + k) * 9 + c // 3 * 3
        bad.update(s[q:q + 3])
    for d in '987654321':
        if d not in bad:
            s[i] = d  #+
            if f(i + 1): return True
            s[i] = '0'  #-
    return False
f(0)
for i in range(0, 81, 9): print(''.join(s[i:i + 9]))
