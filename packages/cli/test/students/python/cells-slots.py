import sys
class Cell(object):
    __slots__ = 'num', 'given'
    def __init__(self, ch):
        self.num = ch
        self.given = ch != '0'
    def __str__(self):
        return self.num
board = [[Cell(ch) for ch in line.strip()] for line in sys.stdin]
def check(i, j, n):
    for k in range(9):
        if board[i][k].num == n or board[k][j].num == n or board[i // 3 * 3 + k // 3][j // 3 * 3 + k % 3].num == n:
            return False
    return True
def run(i, j):
    if j == 9: i, j = i + 1, 0
    if i == 9: return True
    if board[i][j].given: return run(i, j + 1)
    for n in '123456789':
        if check(i, j, n):
            #- if board[i][j].num != '0'
            board[i][j].num = n  #+
            if run(i, j + 1): return True
    board[i][j].num = '0'  #- if board[i][j].num != '0'
    return False
run(0, 0)
for r in board: print(''.join(map(str, r)))
