import sys

def taken(s, i):
    r, c = i // 9, i % 9
    b = r // 3 * 27 + c // 3 * 3
    return s[r * 9:r * 9 + 9] + s[c::9] + s[b:b + 3] + s[b + 9:b + 12] + s[b + 18:b + 21]

def solve(s):
    i = s.find('.')
    if i < 0:
        return s
    for d in '123456789':
        if d not in taken(s, i):
            t = s[:i] + d + s[i + 1:]  #+
            done = solve(t)
            if done:
                return done
            #-
    return None

for line in sys.stdin:
    print(solve(line.strip().replace('0', '.')))
