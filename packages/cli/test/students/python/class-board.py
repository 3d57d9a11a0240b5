"""스도쿠 풀이 - 클래스 버전"""

class Board:
    """9x9 보드"""

    def __init__(self, lines):
        self.grid = [[int(x) for x in line] for line in lines]
        self.count = 0

    def find_empty(self):
        for i in range(9):
            for j in range(9):
                if self.grid[i][j] == 0:
                    return (i, j)
        return None

    def valid(self, num, pos):
        for i in range(9):
            if self.grid[pos[0]][i] == num and pos[1] != i:
                return False
        for i in range(9):
            if self.grid[i][pos[1]] == num and pos[0] != i:
                return False
        box_x = pos[1] // 3
        box_y = pos[0] // 3
        for i in range(box_y * 3, box_y * 3 + 3):
            for j in range(box_x * 3, box_x * 3 + 3):
                if self.grid[i][j] == num and (i, j) != pos:
                    return False
        return True

    def solve(self):
        find = self.find_empty()
        if not find:
            return True
        row, col = find
        for i in range(1, 10):
            if self.valid(i, (row, col)):
                self.grid[row][col] = i  #+
                self.count += 1
                if self.solve():
                    return True
                self.grid[row][col] = 0  #-
        return False

    def __str__(self):
        return '\n'.join(''.join(str(x) for x in row) for row in self.grid)

if __name__ == '__main__':
    b = Board([input() for _ in range(9)])
    b.solve()
    print(b)
