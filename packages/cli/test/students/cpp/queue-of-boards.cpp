#include <iostream>
#include <queue>
#include <vector>
using namespace std;
using Board = vector<vector<int>>;
bool ok(Board& b, int y, int x, int v) {
    for (int i = 0; i < 9; i++) {
        if (b[y][i] == v || b[i][x] == v) return false;
        if (b[y / 3 * 3 + i / 3][x / 3 * 3 + i % 3] == v) return false;
    }
    return true;
}
int main() {
    Board start(9, vector<int>(9));
    for (auto& r : start) for (auto& v : r) { char c; cin >> c; v = c - '0'; }
    queue<Board> q;
    q.push(start);
    while (!q.empty()) {
        Board b = q.front();
        q.pop();
        int y = -1, x = -1;
        for (int k = 80; k >= 0; k--) if (b[k / 9][k % 9] == 0) { y = k / 9; x = k % 9; }
        if (y < 0) {
            for (auto& r : b) { for (int v : r) cout << v; cout << "\n"; }
            return 0;
        }
        for (int v = 1; v <= 9; v++) {
            if (!ok(b, y, x, v)) continue;
            Board next = b;
            next[y][x] = v;
            q.push(next);
        }
    }
}
