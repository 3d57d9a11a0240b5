import sys
grid = ''.join(sys.stdin.read().split())
empty = [i for i in range(81) if grid[i] == '0']

def can(i, d):
    for j in range(81):
        if grid[j] == d and (i // 9 == j // 9 or i % 9 == j % 9 or (i // 27 == j // 27 and i % 9 // 3 == j % 9 // 3)):
            return False
    return True

def put(i, d):
    global grid
    grid = grid[:i] + d + grid[i + 1:]

def back(k):
    if k == len(empty):
        return True
    for d in '123456789':
        if can(empty[k], d):
            put(empty[k], d)  #+
            if back(k + 1):
                return True
            put(empty[k], '0')  #-
    return False

back(0)
for k in range(0, 81, 9):
    print(grid[k:k + 9])
