#include <stdio.h>
typedef long long ll;
ll arr[9][9];
int N = 9;

ll f(ll pos) {
    ll i, x, y, k;
    if (pos == N * N) return 1;
    y = pos / N; x = pos % N;
    if (arr[y][x] != 0) return f(pos + 1);
    for (k = 1; k <= N; k++) {
        ll bad = 0;
        for (i = 0; i < N; i++) {
            bad |= arr[y][i] == k;
            bad |= arr[i][x] == k;
            bad |= arr[y / 3 * 3 + i / 3][x / 3 * 3 + i % 3] == k;
        }
        if (bad) continue;
        arr[y][x] = k; //+
        if (f(pos + 1)) return 1;
        arr[y][x] = 0; //-
    }
    return 0;
}

int main() {
    ll i, j;
    for (i = 0; i < N; i++)
        for (j = 0; j < N; j++)
            scanf("%1lld", &arr[i][j]);
    f(0);
    for (i = 0; i < N; i++, puts(""))
        for (j = 0; j < N; j++)
            printf("%lld", arr[i][j]);
}
