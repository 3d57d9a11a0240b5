# A copy of thread.py with a line added after each change of the grid, which writes the event and the line
# of the change in the original.
import sys
log = open(sys.argv[1], 'w')
def event(kind, r, c, d, line):
    digit = [d] if kind == '+' else []
    print(kind, r + 1, c + 1, *digit, '@%d' % line, file=log)
import sys, threading
class Sudoku:
    def __init__(self, text):
        self.cells = [int(c) for c in text if c.isdigit()]
        self.rows = [0] * 9
        self.cols = [0] * 9
        self.boxes = [0] * 9
        for i, d in enumerate(self.cells):
            if d:
                self.flip(i, d)
    def flip(self, i, d):
        bit = 1 << d
        self.rows[i // 9] ^= bit
        self.cols[i % 9] ^= bit
        self.boxes[i // 27 * 3 + i % 9 // 3] ^= bit
    def place(self, i, d):
        self.cells[i] = d
        event('+', i // 9, i % 9, d, 17)
        self.flip(i, d)
    def unplace(self, i, d):
        self.cells[i] = 0
        event('-', i // 9, i % 9, d, 20)
        self.flip(i, d)
    def solve(self, i=0):
        while i < 81 and self.cells[i]:
            i += 1
        if i == 81:
            return True
        taken = self.rows[i // 9] | self.cols[i % 9] | self.boxes[i // 27 * 3 + i % 9 // 3]
        for d in range(1, 10):
            if not taken >> d & 1:
                self.place(i, d)
                if self.solve(i + 1):
                    return True
                self.unplace(i, d)
        return False
def main():
    s = Sudoku(sys.stdin.read())
    s.solve()
    for r in range(9):
        print(''.join(map(str, s.cells[r*9:r*9+9])))
threading.stack_size(1 << 26)
sys.setrecursionlimit(1 << 20)
t = threading.Thread(target=main)
t.start()
t.join()
