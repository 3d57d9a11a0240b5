puzzle = [int(ch) for _ in range(9) for ch in input()]
empty = [i for i in range(81) if puzzle[i] == 0]
k = 0
while 0 <= k < len(empty):
    i = empty[k]
    v = puzzle[i] + 1
    puzzle[i] = 0
    while v < 10:
        good = True
        for j in range(9):
            if puzzle[i // 9 * 9 + j] == v or puzzle[i % 9 + 9 * j] == v or puzzle[i // 27 * 27 + i % 9 // 3 * 3 + j // 3 * 9 + j % 3] == v:
                good = False
                break
        if good: break
        v += 1
    if v < 10:
        puzzle[i] = v
        k += 1
    else:
        k -= 1
for r in range(9): print(''.join(str(x) for x in puzzle[9*r:9*r+9]))
