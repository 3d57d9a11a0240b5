# Algorithm X with dictionaries of sets. The constraint with the fewest options comes first.
import sys

lines = sys.stdin.read().strip().split('\n')
gap = ' ' if ' ' in lines[0].strip() else ''
board = [[int(c) for c in line if c.isdigit()] for line in lines]

X = {}
Y = {}
for r in range(9):
    for c in range(9):
        for d in range(1, 10):
            b = r // 3 * 3 + c // 3
            Y[r, c, d] = [('cell', r, c), ('row', r, d), ('column', c, d), ('box', b, d)]
            for item in Y[r, c, d]:
                X.setdefault(item, set()).add((r, c, d))


def select(option):
    removed = []
    for item in Y[option]:
        for other in X[item]:
            for again in Y[other]:
                if again != item:
                    X[again].remove(other)
        removed.append(X.pop(item))
    return removed


def deselect(option, removed):
    for item in reversed(Y[option]):
        X[item] = removed.pop()
        for other in X[item]:
            for again in Y[other]:
                if again != item:
                    X[again].add(other)


def solve():
    if not X:
        return True
    item = min(X, key=lambda each: (len(X[each]), each))
    for r, c, d in sorted(X[item], reverse=True):
        removed = select((r, c, d))
        board[r][c] = d
        if solve():
            return True
        deselect((r, c, d), removed)
    return False


for r in range(9):
    for c in range(9):
        if board[r][c]:
            select((r, c, board[r][c]))
solve()
for row in board:
    print(gap.join(map(str, row)))
