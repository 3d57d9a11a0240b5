b = [list(map(int, input())) for _ in range(10)]
print(b)
