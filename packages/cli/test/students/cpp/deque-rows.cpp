#include <deque>
#include <iostream>
using namespace std;
deque<deque<int>> d(9, deque<int>(9));
bool bad(int y, int x, int n) {
    for (int i = 0; i < 9; i++)
        if (d[y][i] == n || d[i][x] == n || d[y / 3 * 3 + i / 3][x / 3 * 3 + i % 3] == n) return true;
    return false;
}
bool f(int y, int x) {
    if (y == 9) return true;
    if (x == 9) return f(y + 1, 0);
    if (d[y][x]) return f(y, x + 1);
    for (int n = 1; n < 10; ++n) {
        if (bad(y, x, n)) continue;
        d[y][x] = n; //+
        if (f(y, x + 1)) return true;
        d[y][x] = 0; //-
    }
    return false;
}
int main() {
    char c;
    for (auto &r : d) for (auto &v : r) { cin >> c; v = c & 15; }
    f(0, 0);
    for (auto &r : d) { for (auto v : r) cout << v; cout << '\n'; }
}
