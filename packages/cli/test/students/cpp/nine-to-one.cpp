#include <iostream>
using namespace std;
static const int N = 9;
int m[N + 1][N + 1];
bool r[N + 1][N + 1], c[N + 1][N + 1], s[N + 1][N + 1];
inline int sq(int i, int j) { return (i - 1) / 3 * 3 + (j - 1) / 3 + 1; }
bool dfs(int i, int j) {
    if (i == 0) return true;            // 오른쪽 아래에서 왼쪽 위로
    int ni = j == 1 ? i - 1 : i;
    int nj = j == 1 ? N : j - 1;
    if (m[i][j]) return dfs(ni, nj);
    for (int k = N; k >= 1; k--) {
        if (r[i][k] || c[j][k] || s[sq(i, j)][k]) continue;
        r[i][k] = c[j][k] = s[sq(i, j)][k] = true;
        m[i][j] = k; //+
        if (dfs(ni, nj)) return true;
        m[i][j] = 0; //-
        r[i][k] = c[j][k] = s[sq(i, j)][k] = false;
    }
    return false;
}
int main() {
    for (int i = 1; i <= N; i++)
        for (int j = 1; j <= N; j++) {
            cin >> m[i][j];
            r[i][m[i][j]] = c[j][m[i][j]] = s[sq(i, j)][m[i][j]] = true;
        }
    dfs(N, N);
    for (int i = 1; i <= N; i++) {
        for (int j = 1; j <= N; j++) cout << m[i][j] << (j < N ? " " : "");
        cout << "\n";
    }
}
