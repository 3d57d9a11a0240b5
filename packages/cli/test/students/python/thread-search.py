import sys
import threading
sys.setrecursionlimit(100000)
threading.stack_size(64 * 1024 * 1024)
b = [list(map(int, sys.stdin.readline().strip())) for _ in range(9)]
def dfs(k):
    if k == 81:
        return True
    r, c = divmod(k, 9)
    if b[r][c]:
        return dfs(k + 1)
    for d in range(1, 10):
        if all(b[r][i] != d and b[i][c] != d and b[r // 3 * 3 + i // 3][c // 3 * 3 + i % 3] != d for i in range(9)):
            b[r][c] = d  #+
            if dfs(k + 1):
                return True
            b[r][c] = 0  #-
    return False
t = threading.Thread(target=dfs, args=(0,))
t.start()
t.join()
for r in b:
    print(''.join(map(str, r)))
