#include <cstdio>
#include <vector>
int a[10][10];
std::vector<std::pair<int,int>> v;
bool done;
bool ok(int x, int y, int n) {
    for (int i = 1; i <= 9; i++) if (a[x][i] == n || a[i][y] == n) return false;
    int p = (x - 1) / 3 * 3 + 1, q = (y - 1) / 3 * 3 + 1;
    for (int i = p; i < p + 3; i++) for (int j = q; j < q + 3; j++) if (a[i][j] == n) return false;
    return true;
}
void go(unsigned k) {
    if (k == v.size()) {
        for (int i = 1; i <= 9; i++) { for (int j = 1; j <= 9; j++) printf("%d ", a[i][j]); printf("\n"); }
        done = true;
        return;
    }
    int x = v[k].first, y = v[k].second;
    for (int n = 1; n <= 9 && !done; n++) {
        if (ok(x, y, n)) {
            a[x][y] = n; //+
            go(k + 1);
            a[x][y] = 0; //-
        }
    }
}
int main() {
    for (int i = 1; i <= 9; i++) for (int j = 1; j <= 9; j++) { scanf("%d", &a[i][j]); if (!a[i][j]) v.push_back({i, j}); }
    go(0);
}
