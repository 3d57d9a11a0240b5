# -*- coding: euc-kr -*-
# 스도쿠를 백트래킹으로 푸는 프로그램
판 = [list(map(int, input())) for _ in range(9)]
def 가능(행, 열, 수):
    for 칸 in range(9):
        if 판[행][칸] == 수 or 판[칸][열] == 수 or 판[행 // 3 * 3 + 칸 // 3][열 // 3 * 3 + 칸 % 3] == 수:
            return False
    return True
def 풀기(위치):
    if 위치 == 81: return True
    행, 열 = divmod(위치, 9)
    if 판[행][열]: return 풀기(위치 + 1)
    for 수 in range(1, 10):
        if 가능(행, 열, 수):
            판[행][열] = 수  #+
            if 풀기(위치 + 1): return True
            판[행][열] = 0  #-
    return False
풀기(0)
for 행 in 판: print(''.join(map(str, 행)))
