board = [list(map(int, input())) for _ in range(9)]


def deeper(depth):
    board[0][1] = depth % 9 + 1
    try:
        return deeper(depth + 1)
    except RecursionError:
        return depth


print(deeper(0))
