def main():
    from sys import stdin
    board = tuple(list(line.rstrip()) for line in stdin)
    def helper(k):
        if k == 81:
            return True
        r, c = divmod(k, 9)
        if board[r][c] != '0':
            return helper(k + 1)
        for d in '123456789':
            if all(board[r][i] != d and board[i][c] != d and board[r//3*3+i//3][c//3*3+i%3] != d for i in range(9)):
                board[r][c] = d
                if helper(k + 1): return True
                board[r][c] = '0'
        return False
    helper(0)
    print('\n'.join(map(''.join, board)))
    raise SystemExit(3)
main()
