#include <stdio.h>
#include <stdbool.h>

int sdk[9][9];
bool rowUsed[9][10], colUsed[9][10], boxUsed[9][10];

bool search(int k)
{
    if (k == 81) return true;
    int r = k / 9, c = k % 9, b = r / 3 * 3 + c / 3;
    if (sdk[r][c]) return search(k + 1);
    for (int d = 1; d <= 9; d++) {
        if (rowUsed[r][d] || colUsed[c][d] || boxUsed[b][d]) continue;
        rowUsed[r][d] = true;
        colUsed[c][d] = true;
        boxUsed[b][d] = true;
        sdk[r][c] = d; //+
        if (search(k + 1)) return true;
        sdk[r][c] = 0; //-
        rowUsed[r][d] = false;
        boxUsed[b][d] = false;
    }
    return false;
}

int main(void)
{
    for (int r = 0; r < 9; r++)
        for (int c = 0; c < 9; c++) {
            int d;
            scanf("%1d", &d);
            sdk[r][c] = d;
            rowUsed[r][d] = colUsed[c][d] = boxUsed[r / 3 * 3 + c / 3][d] = true;
        }
    search(0);
    for (int r = 0; r < 9; r++) {
        for (int c = 0; c < 9; c++) printf("%d", sdk[r][c]);
        printf("\n");
    }
    return 0;
}
