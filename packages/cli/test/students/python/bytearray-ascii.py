import sys
def ok(i, ch):
    for j in range(81):
        if buf[j] == ch and (j // 9 == i // 9 or j % 9 == i % 9 or (j // 27 == i // 27 and j % 9 // 3 == i % 9 // 3)):
            return False
    return True
def rec(k):
    if k == len(holes): return True
    for ch in b'123456789':
        if ok(holes[k], ch):
            buf[holes[k]] = ch  #+
            if rec(k + 1): return True
            buf[holes[k]] = 48  #-
    return False
for line in sys.stdin.buffer:
    buf = bytearray(line.strip().replace(b'.', b'0'))
    holes = [i for i in range(81) if buf[i] == 48]
    rec(0)
    sys.stdout.buffer.write(buf + b'\n')
