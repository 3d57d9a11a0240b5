import sys
sys.setrecursionlimit(10**6)
def find(b):
    for r in range(9):
        for c in range(9):
            if b[r][c] == 0:
                return r, c
    return None
def valid(b, r, c, v):
    for i in range(9):
        if b[r][i] == v: return False
    for i in range(9):
        if b[i][c] == v: return False
    for i in range(r//3*3, r//3*3+3):
        for j in range(c//3*3, c//3*3+3):
            if b[i][j] == v: return False
    return True
def solve(b):
    e = find(b)
    if not e:
        return True
    r, c = e
    for v in range(1, 10):
        if valid(b, r, c, v):
            b[r][c] = v
            if solve(b):
                return True
            b[r][c] = 0
    return False
def main():
    grid = []
    for line in sys.stdin:
        grid.append([int(x) for x in line.strip()])
    if solve(grid):
        print('\n'.join(' '.join(map(str, row)) for row in grid))
if __name__ == '__main__':
    main()
