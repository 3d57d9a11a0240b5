# no recursion, 재귀 없이
from sys import stdin
s = ''.join(stdin.read().split())
e = [i for i, x in enumerate(s) if x == '0']
k = 0
while 0 <= k < len(e):
    i = e[k]
    r, c = i // 9, i % 9
    d = int(s[i]) + 1
    if s[i] != '0':
        s = s[:i] + '0' + s[i + 1:]  #-
    while d < 10:
        x = str(d)
        if x not in s[r * 9:r * 9 + 9] and x not in s[c::9]:
            if all(s[(r // 3 * 3 + a) * 9 + c // 3 * 3 + b] != x for a in range(3) for b in range(3)):
                break
        d += 1
    if d < 10:
        s = s[:i] + str(d) + s[i + 1:]  #+
        k += 1
    else:
        k -= 1
print(*[s[i:i + 9] for i in range(0, 81, 9)], sep='\n')
