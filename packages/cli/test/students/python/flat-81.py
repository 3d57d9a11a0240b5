PEERS = []
for i in range(81):
    r, c = divmod(i, 9)
    PEERS.append([j for j in range(81) if j != i and (
        j // 9 == r or j % 9 == c or (j // 27 == r // 3 and j % 9 // 3 == c // 3))])

def search(cells, i=0):
    try:
        i = cells.index(0, i)
    except ValueError:
        return True
    seen = {cells[j] for j in PEERS[i]}
    for v in range(1, 10):
        if v in seen: continue
        cells[i] = v  #+
        if search(cells, i + 1): return True
        cells[i] = 0  #-
    return False

while True:
    try:
        line = input()
    except EOFError:
        break
    cells = [int(ch) if ch.isdigit() else 0 for ch in line.strip()]
    search(cells)
    print(*cells, sep='')
