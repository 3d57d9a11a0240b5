def solver(values):
    def ok(i, d):
        return not any(values[j] == d and (j // 9 == i // 9 or j % 9 == i % 9 or j // 27 * 3 + j % 9 // 3 == i // 27 * 3 + i % 9 // 3) for j in range(81))
    def step():
        nonlocal values
        if '0' not in values:
            return True
        i = values.index('0')
        for d in '123456789':
            if ok(i, d):
                values = values[:i] + (d,) + values[i + 1:]  #+
                if step():
                    return True
                values = values[:i] + ('0',) + values[i + 1:]  #-
        return False
    return values if step() else None
result = solver(tuple(''.join(input() for i in range(9))))
print('\n'.join(''.join(result[i * 9:i * 9 + 9]) for i in range(9)))
