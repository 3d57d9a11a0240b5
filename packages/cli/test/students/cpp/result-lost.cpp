#include <iostream>
#include <vector>
using namespace std;
// 결과를 돌려받지 않음
vector<vector<char>> b(9, vector<char>(9));
bool check(int r, int c, char d) {
    for (int i = 0; i < 9; i++) {
        if (b[r][i] == d) return false;
        if (b[i][c] == d) return false;
        if (b[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == d) return false;
    }
    return true;
}
bool solve(int r, int c) {
    if (r == 9) return true;
    if (c == 9) return solve(r + 1, 0);
    if (b[r][c] != '0') return solve(r, c + 1);
    for (char d = '1'; d <= '9'; d++) {
        if (check(r, c, d)) {
            b[r][c] = d; //+
            solve(r, c + 1);
            b[r][c] = '0'; //-
        }
    }
    return false;
}
int main() {
    for (int i = 0; i < 9; i++)
        for (int j = 0; j < 9; j++) cin >> b[i][j];
    solve(0, 0);
    for (int i = 0; i < 9; i++) {
        for (int j = 0; j < 9; j++) cout << b[i][j];
        cout << '\n';
    }
}
