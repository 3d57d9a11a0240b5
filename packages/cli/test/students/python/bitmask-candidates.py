import sys
ALL = 0x1ff
text = sys.stdin.read().split()
m = [ALL if ch == '0' else 1 << (int(ch) - 1) for w in text for ch in w]
P = [[j for j in range(81) if j != i and (j // 9 == i // 9 or j % 9 == i % 9 or (j // 27 == i // 27 and j % 9 // 3 == i % 9 // 3))] for i in range(81)]
def prune(m):
    work = [i for i in range(81) if m[i] & (m[i] - 1) == 0]
    while work:
        i = work.pop()
        for j in P[i]:
            if m[j] & m[i]:
                m[j] &= ~m[i]
                if m[j] == 0: return False
                if m[j] & (m[j] - 1) == 0: work.append(j)
    return True
def solve(m):
    if not prune(m): return None
    for i in range(81):
        if m[i] & (m[i] - 1):
            b = m[i]
            while b:
                low = b & -b
                b ^= low
                n = m[:]
                n[i] = low
                n = solve(n)
                if n: return n
            return None
    return m
res = solve(m)
for i in range(0, 81, 9):
    print(''.join(str(x.bit_length()) for x in res[i:i + 9]))
