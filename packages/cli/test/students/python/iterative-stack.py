a = [[int(x) for x in input()] for _ in range(9)]
blanks = [(r, c) for r in range(9) for c in range(9) if not a[r][c]]
def options(r, c):
    s = set(range(1, 10))
    for k in range(9):
        s -= {a[r][k], a[k][c], a[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3]}
    return sorted(s, reverse=True)
stack = []
if blanks:
    stack.append(options(*blanks[0]))
while stack:
    r, c = blanks[len(stack) - 1]
    if a[r][c]:
        a[r][c] = 0  #-
    if stack[-1]:
        a[r][c] = stack[-1].pop()  #+
        if len(stack) == len(blanks):
            break
        stack.append(options(*blanks[len(stack)]))
    else:
        stack.pop()
for r in a: print(''.join(map(str, r)))
