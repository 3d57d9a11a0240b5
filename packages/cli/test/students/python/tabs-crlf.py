b = [list(map(int, input())) for _ in range(9)]
def go(n):
	if n == 81:
		return True
	r = n // 9; c = n % 9
	if b[r][c]:
		return go(n + 1)
	for d in range(1, 10):
		if d in b[r]: continue
		if d in [x[c] for x in b]: continue
		if d in [b[r//3*3+i][c//3*3+j] for i in range(3) for j in range(3)]: continue
		b[r][c] = d  #+
		if go(n + 1):
			return True
		b[r][c] = 0  #-
	return False
go(0)
for x in b:
	print(''.join(str(y) for y in x))
