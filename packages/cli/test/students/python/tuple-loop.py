import sys
t = tuple(map(int, ''.join(sys.stdin.read().split())))
order = [i for i in range(81) if t[i] == 0]
pos = 0
while pos < len(order):
    i = order[pos]
    start = t[i]
    if start:
        t = t[:i] + (0,) + t[i + 1:]  #-
    for d in range(start + 1, 10):
        if all(t[j] != d for j in range(81) if j // 9 == i // 9 or j % 9 == i % 9 or (j // 27 == i // 27 and j % 9 // 3 == i % 9 // 3)):
            t = t[:i] + (d,) + t[i + 1:]  #+
            pos += 1
            break
    else:
        pos -= 1
for i in range(9):
    print(''.join(map(str, t[9 * i:9 * i + 9])))
