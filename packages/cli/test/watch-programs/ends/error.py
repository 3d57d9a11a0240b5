board = [list(map(int, input())) for _ in range(9)]


def fill():
    board[0][1] = 4
    board[0][9] = 1


try:
    fill()
except IndexError as error:
    raise ValueError('outside') from error
