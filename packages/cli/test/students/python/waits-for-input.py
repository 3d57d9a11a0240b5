import sys, time
b = []
for line in sys.stdin:
    b.append(list(map(int, line.strip())))
while len(b) < 10:
    time.sleep(0.1)
