import sys
for line in sys.stdin:
    row = list(line.strip())
    missing = [d for d in '123456789' if d not in row]
    for i in range(9):
        if row[i] == '0':
            row[i] = missing.pop(0)
    print(''.join(row))
