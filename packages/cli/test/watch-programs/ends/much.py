board = [list(map(int, input())) for _ in range(9)]
board[0][1] = 4
for number in range(60000):
    print(number)
print('last')
