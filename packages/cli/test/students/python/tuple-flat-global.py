import sys
cells = tuple(int(ch) for ch in sys.stdin.read() if ch in '0123456789')

def search():
    global cells
    if 0 not in cells:
        return True
    i = cells.index(0)
    before = cells
    for d in range(1, 10):
        for j in range(81):
            if cells[j] == d and (j // 9 == i // 9 or j % 9 == i % 9 or (j // 27 == i // 27 and j % 9 // 3 == i % 9 // 3)):
                break
        else:
            cells = cells[:i] + (d,) + cells[i + 1:]  #+
            if search():
                return True
            cells = before  #-
    return False

search()
for i in range(0, 81, 9):
    print(*cells[i:i + 9], sep='')
