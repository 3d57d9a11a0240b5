import sys
start = [int(ch) for ch in sys.stdin.read() if ch.isdigit()]
stack = [start]
while stack:
    b = stack.pop()
    if 0 not in b:
        break
    i = b.index(0)
    r, c = i // 9, i % 9
    used = set(b[r * 9:r * 9 + 9]) | set(b[c::9])
    for k in range(3):
        q = (r // 3 * 3 + k) * 9 + c // 3 * 3
        used |= set(b[q:q + 3])
    for d in range(9, 0, -1):
        if d not in used:
            n = b[:]
            n[i] = d
            stack.append(n)
for i in range(0, 81, 9):
    print(''.join(map(str, b[i:i + 9])))
