#include <bits/stdc++.h>
using namespace std;
int a[9][9];
vector<array<array<int, 9>, 9>> solutions;
bool can(int y, int x, int v) {
    for (int i = 0; i < 9; i++)
        if (a[y][i] == v || a[i][x] == v || a[y / 3 * 3 + i / 3][x / 3 * 3 + i % 3] == v) return false;
    return true;
}
void all(int k) {
    if (solutions.size() >= 2) return;      // 둘이면 충분
    if (k == 81) {
        array<array<int, 9>, 9> s;
        for (int i = 0; i < 81; i++) s[i / 9][i % 9] = a[i / 9][i % 9];
        solutions.push_back(s);
        return;
    }
    int y = k / 9, x = k % 9;
    if (a[y][x]) return all(k + 1);
    for (int v = 1; v <= 9; v++) {
        if (!can(y, x, v)) continue;
        a[y][x] = v; //+
        all(k + 1);
        a[y][x] = 0; //-
    }
}
int main() {
    for (int i = 0; i < 81; i++) scanf("%1d", &a[i / 9][i % 9]);
    all(0);
    if (solutions.size() > 1) cerr << "more than one solution" << endl;
    for (auto& row : solutions[0]) {
        for (int v : row) printf("%d", v);
        puts("");
    }
}
