#include <cstdio>
#include <cstring>
using namespace std;
int now[9][9], ans[9][9];
int row[9], col[9], box[9];
void dfs(int k)
{
    if (k == 81)
    {
        memcpy(ans, now, sizeof ans);
        return;
    }
    int r = k / 9, c = k % 9, b = r / 3 * 3 + c / 3;
    if (now[r][c]) { dfs(k + 1); return; }
    int m = (row[r] | col[c] | box[b]) ^ 1022;
    for (int d = 1; d <= 9; d++)
    {
        if (!(m >> d & 1)) continue;
        row[r] ^= 1 << d; col[c] ^= 1 << d; box[b] ^= 1 << d;
        now[r][c] = d; //+
        dfs(k + 1);
        now[r][c] = 0; //-
        row[r] ^= 1 << d; col[c] ^= 1 << d; box[b] ^= 1 << d;
    }
}
int main()
{
    for (int r = 0; r < 9; r++)
        for (int c = 0; c < 9; c++)
        {
            scanf("%1d", &now[r][c]);
            if (now[r][c])
            {
                row[r] |= 1 << now[r][c];
                col[c] |= 1 << now[r][c];
                box[r / 3 * 3 + c / 3] |= 1 << now[r][c];
            }
        }
    dfs(0);
    for (int r = 0; r < 9; r++)
    {
        for (int c = 0; c < 9; c++) printf("%d", ans[r][c]);
        printf("\n");
    }
}
