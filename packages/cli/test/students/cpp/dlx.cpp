#include <cstdio>
// Dancing Links: 324 columns, 729 rows
const int M = 324 + 729 * 4 + 10;
int L[M], R[M], U[M], D[M], C[M], id[M], S[325], cnt = 324;
int ans[81], g[9][9];
void cover(int c) {
    R[L[c]] = R[c]; L[R[c]] = L[c];
    for (int i = D[c]; i != c; i = D[i])
        for (int j = R[i]; j != i; j = R[j]) { U[D[j]] = U[j]; D[U[j]] = D[j]; S[C[j]]--; }
}
void uncover(int c) {
    for (int i = U[c]; i != c; i = U[i])
        for (int j = L[i]; j != i; j = L[j]) { U[D[j]] = D[U[j]] = j; S[C[j]]++; }
    R[L[c]] = L[R[c]] = c;
}
bool dance(int k) {
    if (R[0] == 0) return true;
    int c = R[0];
    for (int j = c; j; j = R[j]) if (S[j] < S[c]) c = j;
    cover(c);
    for (int i = D[c]; i != c; i = D[i]) {
        ans[k] = id[i];
        for (int j = R[i]; j != i; j = R[j]) cover(C[j]);
        if (dance(k + 1)) return true;
        for (int j = L[i]; j != i; j = L[j]) uncover(C[j]);
    }
    uncover(c);
    return false;
}
void addRow(int r, int c, int v) {
    int col[4] = {r * 9 + c + 1, 81 + r * 9 + v + 1, 162 + c * 9 + v + 1, 243 + (r / 3 * 3 + c / 3) * 9 + v + 1};
    int first = cnt + 1;
    for (int k = 0; k < 4; k++) {
        int n = ++cnt;
        C[n] = col[k]; id[n] = r * 81 + c * 9 + v;
        U[n] = U[col[k]]; D[n] = col[k]; D[U[n]] = U[D[n]] = n;
        L[n] = k ? n - 1 : first + 3; R[n] = k == 3 ? first : n + 1;
        S[col[k]]++;
    }
}
int main() {
    for (int i = 0; i <= 324; i++) { L[i] = i - 1; R[i] = i + 1; U[i] = D[i] = i; }
    L[0] = 324; R[324] = 0;
    for (int r = 0; r < 9; r++) for (int c = 0; c < 9; c++) {
        scanf("%d", &g[r][c]);
        for (int v = 0; v < 9; v++) if (!g[r][c] || g[r][c] == v + 1) addRow(r, c, v);
    }
    if (dance(0))
        for (int k = 0; k < 81; k++) {
            //+ if (!g[ans[k] / 81][ans[k] / 9 % 9])
            g[ans[k] / 81][ans[k] / 9 % 9] = ans[k] % 9 + 1;
        }
    for (int r = 0; r < 9; r++) for (int c = 0; c < 9; c++) printf("%d%c", g[r][c], c < 8 ? ' ' : '\n');
}
