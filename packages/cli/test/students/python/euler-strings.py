import re, sys
def options(s, i):
    r, c = divmod(i, 9)
    k = r // 3 * 27 + c // 3 * 3
    return sorted(set('123456789') - set(s[r * 9:r * 9 + 9] + s[c::9] + s[k:k + 3] + s[k + 9:k + 12] + s[k + 18:k + 21]))
def solve(s):
    todo = [(len(options(s, i)), i) for i in range(81) if s[i] == '0']
    if not todo:
        return s
    i = min(todo)[1]
    for d in options(s, i):
        t = solve(s[:i] + d + s[i + 1:])
        if t:
            return t
answer = 0
for part in re.split(r'Grid \d+', sys.stdin.read())[1:]:
    answer += int(solve(''.join(part.split()))[:3])
print(answer)
