from functools import reduce
import sys
same = lambda i, j: i // 9 == j // 9 or i % 9 == j % 9 or (i // 27 == j // 27 and i % 9 // 3 == j % 9 // 3)
free = lambda s, i: [d for d in '123456789' if not any(s[j] == d and same(i, j) for j in range(81))]
put = lambda s, i, d: s[:i] + d + s[i + 1:]
solve = lambda s: s if '0' not in s else reduce(lambda got, d: got or solve(put(s, s.index('0'), d)), free(s, s.index('0')), None)
for s in sys.stdin.read().split():
    print(solve(s.replace('.', '0')))
