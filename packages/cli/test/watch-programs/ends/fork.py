import multiprocessing


def work(column):
    board[0][column] = column
    return board[0][column]


if __name__ == '__main__':
    board = [list(map(int, input())) for _ in range(9)]
    board[0][1] = 4
    with multiprocessing.get_context('fork').Pool(2) as pool:
        print(pool.map(work, [1, 2, 3]))
    board[0][1] = 0
