n = int(input())
for _ in range(n):
    b = [list(map(int, input())) for _ in range(9)]
    for r in b: print(*r, sep='')
