#include <cstdio>
#include <utility>
#include <vector>

int a[9][9];
int row[9], col[9], box[9];
std::vector<std::pair<int, int>> blanks;
bool done;

void dfs(int n) {
    if (n == (int)blanks.size()) {
        done = true;
        return;
    }
    int y = blanks[n].first, x = blanks[n].second, z = y / 3 * 3 + x / 3;
    for (int v = 1; v <= 9; v++) {
        int bit = 1 << v;
        if (row[y] & bit || col[x] & bit || box[z] & bit) continue;
        row[y] |= bit;
        col[x] |= bit;
        box[z] |= bit;
        a[y][x] = v;
        dfs(n + 1);
        if (done) return;
        a[y][x] = 0;
        row[y] &= ~bit;
        col[x] &= ~bit;
        box[z] &= ~bit;
    }
}

int main() {
    for (int y = 0; y < 9; y++) {
        for (int x = 0; x < 9; x++) {
            scanf("%1d", &a[y][x]);
            int bit = 1 << a[y][x], z = y / 3 * 3 + x / 3;
            if (bit == 1) {
                blanks.push_back({y, x});
            } else {
                row[y] |= bit;
                col[x] |= bit;
                box[z] |= bit;
            }
        }
    }
    dfs(0);
    for (int y = 0; y < 9; y++) {
        for (int x = 0; x < 9; x++) printf("%d", a[y][x]);
        puts("");
    }
}
