#include <stdio.h>
int b[9][9];
int main() {
    FILE *f = fopen("input.txt", "r");
    for (int i = 0; i < 9; i++) for (int j = 0; j < 9; j++) fscanf(f, "%1d", &b[i][j]);
    for (int i = 0; i < 9; i++) { for (int j = 0; j < 9; j++) printf("%d", b[i][j]); puts(""); }
}
