import sys
lines = sys.stdin.read().split()
cand = [[[int(ch)] if ch != '0' else list(range(1, 10)) for ch in line] for line in lines]

def peers(r, c):
    s = set()
    for k in range(9):
        s.add((r, k)); s.add((k, c)); s.add((r // 3 * 3 + k // 3, c // 3 * 3 + k % 3))
    s.remove((r, c))
    return sorted(s)

def reduce(cand):
    again = True
    while again:
        again = False
        for r in range(9):
            for c in range(9):
                if len(cand[r][c]) == 1:
                    d = cand[r][c][0]
                    for y, x in peers(r, c):
                        if d in cand[y][x]:
                            cand[y][x].remove(d)
                            again = True
                            if not cand[y][x]:
                                return False
    return True

def solve(cand):
    if not reduce(cand):
        return None
    for r in range(9):
        for c in range(9):
            if len(cand[r][c]) > 1:
                for d in cand[r][c]:
                    copy = [[list(x) for x in row] for row in cand]
                    copy[r][c] = [d]
                    res = solve(copy)
                    if res:
                        return res
                return None
    return cand

for row in solve(cand):
    print(''.join(str(x[0]) for x in row))
