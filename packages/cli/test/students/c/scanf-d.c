#include <stdio.h>
int b[9][9];
int main() {
    for (int i = 0; i < 9; i++) for (int j = 0; j < 9; j++) scanf("%d", &b[i][j]);
    for (int i = 0; i < 9; i++) { for (int j = 0; j < 9; j++) printf("%d", b[i][j]); puts(""); }
}
