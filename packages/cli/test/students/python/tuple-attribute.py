import sys
class State: pass
st = State()
st.grid = tuple(tuple(line.strip()) for line in sys.stdin.readlines()[:9])
def change(r, c, d):
    rows = list(st.grid)
    rows[r] = rows[r][:c] + (d,) + rows[r][c + 1:]
    st.grid = tuple(rows)
def possible(r, c):
    out = set('123456789') - set(st.grid[r])
    for i in range(9):
        out.discard(st.grid[i][c])
        out.discard(st.grid[r // 3 * 3 + i // 3][c // 3 * 3 + i % 3])
    return sorted(out)
def go(k):
    if k == 81: return True
    r, c = divmod(k, 9)
    if st.grid[r][c] != '0': return go(k + 1)
    for d in possible(r, c):
        change(r, c, d)  #+
        if go(k + 1): return True
        change(r, c, '0')  #-
    return False
go(0)
print(*[''.join(row) for row in st.grid], sep='\n')
