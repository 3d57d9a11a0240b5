import sys
입력 = sys.stdin.readline
스도쿠 = [list(map(int, 입력().split())) for _ in range(9)]
빈칸 = [(가로, 세로) for 가로 in range(9) for 세로 in range(9) if not 스도쿠[가로][세로]]

def 후보(가로, 세로):
    숫자 = [True] * 10
    for i in range(9):
        숫자[스도쿠[가로][i]] = False
        숫자[스도쿠[i][세로]] = False
        숫자[스도쿠[가로 // 3 * 3 + i // 3][세로 // 3 * 3 + i % 3]] = False
    return [i for i in range(1, 10) if 숫자[i]]

def 백트래킹(번호):
    if 번호 == len(빈칸):
        for 줄 in 스도쿠:
            print(*줄)
        sys.exit(0)
    가로, 세로 = 빈칸[번호]
    for 값 in 후보(가로, 세로):
        스도쿠[가로][세로] = 값  #+
        백트래킹(번호 + 1)
        스도쿠[가로][세로] = 0  #-

백트래킹(0)
