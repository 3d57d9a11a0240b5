#include <atomic>
#include <cstdio>
#include <thread>
std::atomic<int> g[9][9];
static int fits(int r, int c, int d) {
    for (int i = 0; i < 9; i++)
        if (g[r][i] == d || g[i][c] == d || g[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == d) return 0;
    return 1;
}
static bool fill(int k) {
    if (k == 81) return true;
    int r = k / 9, c = k % 9;
    if (g[r][c] != 0) return fill(k + 1);
    for (int d = 1; d <= 9; d++) {
        if (!fits(r, c, d)) continue;
        g[r][c] = d; //+
        if (fill(k + 1)) return true;
        g[r][c] = 0; //-
    }
    return false;
}
int main() {
    for (auto& row : g)
        for (auto& cell : row) {
            int d;
            if (scanf("%1d", &d) != 1) return 1;
            cell = d;
        }
    bool done = false;
    std::thread worker([&] { done = fill(0); });
    worker.join();
    for (auto& row : g) {
        for (auto& cell : row) printf("%d", cell.load());
        printf("\n");
    }
    return done ? 0 : 1;
}
