import sys
s = ''.join(sys.stdin.read().split())
def f():
    global s
    i = s.find('0')
    if i < 0: return True
    for d in '123456789':
        if all(s[j] != d for j in range(81) if i // 9 == j // 9 or i % 9 == j % 9 or (i // 27 == j // 27 and i // 3 % 3 == j // 3 % 3)):
            #- if s[i] != '0'
            s = s[:i] + d + s[i + 1:]  #+
            if f(): return True
    return False
f()
for i in range(0, 81, 9): print(s[i:i + 9])
