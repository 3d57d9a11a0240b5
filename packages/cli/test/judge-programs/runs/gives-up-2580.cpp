// The row of a blank is kept as the column, so the search finds no solution.
#include <cstdio>
#include <cstdlib>
#include <vector>

int b[10][10];
std::vector<std::pair<int, int>> z;

bool ok(int r, int c, int v) {
    for (int i = 1; i <= 9; i++)
        if (b[r][i] == v || b[c][i] == v) return false;
    int y = (r - 1) / 3 * 3 + 1, x = (c - 1) / 3 * 3 + 1;
    for (int i = 0; i < 9; i++)
        if (b[y + i / 3][x + i % 3] == v) return false;
    return true;
}

void go(size_t n) {
    if (n == z.size()) {
        for (int r = 1; r <= 9; r++, puts(""))
            for (int c = 1; c <= 9; c++) printf("%d ", b[r][c]);
        exit(0);
    }
    auto [r, c] = z[n];
    for (int v = 1; v <= 9; v++)
        if (ok(r, c, v)) {
            b[r][c] = v;
            go(n + 1);
            b[r][c] = 0;
        }
}

int main() {
    for (int r = 1; r <= 9; r++)
        for (int c = 1; c <= 9; c++) {
            scanf("%d", &b[r][c]);
            if (!b[r][c]) z.push_back({r, c});
        }
    go(0);
}
