#include <cstdio>
#include <cstdint>
#include <initializer_list>
#ifdef LOCAL
#define INPUT "input.txt"
#else
#define INPUT "/dev/stdin"
#endif
std::int8_t bd[9][9];
int main() {
    freopen(INPUT, "r", stdin);
    for (int i = 0; i < 9; i++)
        for (int j = 0; j < 9; j++) {
            int v;
            scanf("%1d", &v);
            bd[i][j] = v;
        }
    struct {
        bool solve(int k) {
            if (k == 81) return true;
            int i = k / 9, j = k % 9;
            if (bd[i][j]) return solve(k + 1);
            for (int v : {1, 2, 3, 4, 5, 6, 7, 8, 9}) {
                bool ok = true;
                for (int t = 0; t < 9; t++)
                    if (bd[i][t] == v || bd[t][j] == v || bd[i / 3 * 3 + t / 3][j / 3 * 3 + t % 3] == v) { ok = false; break; }
                if (!ok) continue;
                bd[i][j] = v; //+
                if (solve(k + 1)) return true;
                bd[i][j] = 0; //-
            }
            return false;
        }
    } solver;
    solver.solve(0);
    for (auto& row : bd) {
        for (int v : row) printf("%d", v);
        printf("\n");
    }
}
