b = [int(x) for _ in range(9) for x in input()]
queue = [b]
while queue and 0 in queue[0]:
    b = queue.pop(0)
    i = b.index(0)
    for v in range(1, 10):
        if all(b[j] != v for j in range(81) if i // 9 == j // 9 or i % 9 == j % 9):
            n = b[:]
            n[i] = v
            queue.append(n)
