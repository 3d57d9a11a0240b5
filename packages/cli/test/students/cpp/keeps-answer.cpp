#include <cstdio>
#include <cstring>
int original[9][9], work[9][9], answer[9][9];
bool found;

bool good(int r, int c, int n) {
    for (int i = 0; i < 9; i++)
        if (work[r][i] == n || work[i][c] == n) return false;
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++)
            if (work[r / 3 * 3 + i][c / 3 * 3 + j] == n) return false;
    return true;
}

void backtrack(int r, int c) {
    if (found) return;
    if (r == 9) {
        memcpy(answer, work, sizeof(work));
        found = true;
        return;
    }
    int nr = r + (c == 8), nc = (c + 1) % 9;
    if (original[r][c]) { backtrack(nr, nc); return; }
    for (int n = 1; n <= 9; n++) {
        if (good(r, c, n)) {
            work[r][c] = n; //+
            backtrack(nr, nc);
            work[r][c] = 0; //-
        }
        if (found) return;
    }
}

int main() {
    for (int i = 0; i < 9; i++)
        for (int j = 0; j < 9; j++) scanf("%1d", &original[i][j]);
    memcpy(work, original, sizeof(work));
    backtrack(0, 0);
    for (int i = 0; i < 9; i++, puts(""))
        for (int j = 0; j < 9; j++) printf("%d", answer[i][j]);
}
