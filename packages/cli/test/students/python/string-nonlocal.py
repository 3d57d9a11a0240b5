def main():
    grid = ''.join(input() for _ in range(9))

    def bad(i, d):
        r, c = divmod(i, 9)
        for k in range(9):
            if grid[r * 9 + k] == d or grid[k * 9 + c] == d:
                return True
            if grid[(r // 3 * 3 + k // 3) * 9 + c // 3 * 3 + k % 3] == d:
                return True
        return False

    def rec(i):
        nonlocal grid
        while i < 81 and grid[i] != '0':
            i += 1
        if i == 81:
            return True
        for d in '123456789':
            if not bad(i, d):
                grid = grid[:i] + d + grid[i + 1:]  #+
                if rec(i + 1):
                    return True
                grid = grid[:i] + '0' + grid[i + 1:]  #-
        return False

    rec(0)
    print('\n'.join(grid[i:i + 9] for i in range(0, 81, 9)))

main()
