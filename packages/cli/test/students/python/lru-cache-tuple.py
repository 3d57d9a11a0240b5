from functools import lru_cache
import sys
@lru_cache(maxsize=None)
def solve(t):
    if '0' not in t: return t
    i = t.index('0')
    bad = {t[j] for j in range(81) if i // 9 == j // 9 or i % 9 == j % 9 or (i // 27 == j // 27 and i // 3 % 3 == j // 3 % 3)}
    for d in '123456789':
        if d not in bad:
            s = solve(t[:i] + (d,) + t[i + 1:])
            if s: return s
    return None
t = solve(tuple(x for x in sys.stdin.read() if x != '\n'))
for i in range(0, 81, 9): print(''.join(t[i:i + 9]))
