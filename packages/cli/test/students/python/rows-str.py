import sys
lines = sys.stdin.read().split()
s = [list(x) for x in lines]
todo = [(y, x) for y in range(9) for x in range(9) if s[y][x] == '0']
def free(y, x):
    used = set(s[y]) | {s[k][x] for k in range(9)}
    for k in range(9):
        used.add(s[y - y % 3 + k // 3][x - x % 3 + k % 3])
    return [d for d in '123456789' if d not in used]
def go(i):
    if i == len(todo):
        print('\n'.join(''.join(r) for r in s))
        sys.exit()
    y, x = todo[i]
    for d in free(y, x):
        s[y][x] = d  #+
        go(i + 1)
        s[y][x] = '0'  #-
go(0)
