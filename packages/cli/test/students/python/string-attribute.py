import fileinput

class Sudoku:
    def __init__(self, text):
        self.text = text

    def unit(self, i):
        for j in range(81):
            if j // 9 == i // 9 or j % 9 == i % 9 or (j // 27, j % 9 // 3) == (i // 27, i % 9 // 3):
                yield self.text[j]

    def set(self, i, d):
        self.text = self.text[:i] + d + self.text[i + 1:]

    def solve(self):
        i = self.text.find('0')
        if i == -1:
            return True
        no = set(self.unit(i))
        for d in '123456789':
            if d not in no:
                self.set(i, d)  #+
                if self.solve():
                    return True
                self.set(i, '0')  #-
        return False

game = Sudoku(''.join(line.strip() for line in fileinput.input()))
game.solve()
for r in range(9):
    print(game.text[r * 9:r * 9 + 9])
