#include <iostream>
using namespace std;

// 스도쿠 판. 빈칸은 0
int 판[9][9];
int 빈칸수;
struct 칸 { int 행, 열; } 빈칸[81];

// (행, 열)에 숫자를 놓을 수 있는가?
bool 가능(int 행, int 열, int 숫자)
{
    for (int i = 0; i < 9; i++) {
        if (판[행][i] == 숫자 || 판[i][열] == 숫자)
            return false;
    }
    int 시작행 = 행 - 행 % 3, 시작열 = 열 - 열 % 3;
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++)
            if (판[시작행 + i][시작열 + j] == 숫자)
                return false;
    return true;
}

bool 탐색(int 번호)
{
    if (번호 == 빈칸수) return true;   // 다 채웠다
    칸 &지금 = 빈칸[번호];
    for (int 숫자 = 1; 숫자 <= 9; 숫자++) {
        if (!가능(지금.행, 지금.열, 숫자)) continue;
        판[지금.행][지금.열] = 숫자; //+
        if (탐색(번호 + 1)) return true;
        판[지금.행][지금.열] = 0; //-
    }
    return false;                      // 되돌아간다
}

int main()
{
    for (int i = 0; i < 9; i++)
        for (int j = 0; j < 9; j++) {
            cin >> 판[i][j];
            if (판[i][j] == 0) 빈칸[빈칸수++] = {i, j};
        }
    탐색(0);
    for (int i = 0; i < 9; i++) {
        for (int j = 0; j < 9; j++) cout << 판[i][j] << " ";
        cout << "\n";
    }
    return 0;
}
