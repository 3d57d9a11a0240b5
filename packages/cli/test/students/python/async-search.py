import asyncio
g = [list(map(int, input())) for _ in range(9)]
async def solve(k):
    if k == 81: return True
    r, c = divmod(k, 9)
    if g[r][c]: return await solve(k + 1)
    for d in range(1, 10):
        if all(g[r][i] != d and g[i][c] != d and g[r // 3 * 3 + i // 3][c // 3 * 3 + i % 3] != d for i in range(9)):
            g[r][c] = d  #+
            if await solve(k + 1): return True
            g[r][c] = 0  #-
    return False
loop = asyncio.new_event_loop()
loop.run_until_complete(solve(0))
loop.close()
for r in g: print(*r, sep='')
