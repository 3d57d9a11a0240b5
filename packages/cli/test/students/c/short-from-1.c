#include <stdio.h>

short a[10][10];
short px[82], py[82], n;
int finished = 0;

int check(int x, int y, int v)
{
	int i, j;
	for (i = 1; i <= 9; i++) {
		if (a[x][i] == v) return 0;
		if (a[i][y] == v) return 0;
	}
	for (i = (x - 1) / 3 * 3 + 1; i <= (x - 1) / 3 * 3 + 3; i++)
		for (j = (y - 1) / 3 * 3 + 1; j <= (y - 1) / 3 * 3 + 3; j++)
			if (a[i][j] == v) return 0;
	return 1;
}

void back(int k)
{
	int v;
	if (finished) return;
	if (k > n) {
		finished = 1;
		return;
	}
	for (v = 1; v <= 9; v++) {
		if (check(px[k], py[k], v)) {
			a[px[k]][py[k]] = v; //+
			back(k + 1);
			if (finished) return;
			a[px[k]][py[k]] = 0; //-
		}
	}
}

int main()
{
	int i, j;
	for (i = 1; i <= 9; i++)
		for (j = 1; j <= 9; j++) {
			scanf("%hd", &a[i][j]);
			if (a[i][j] == 0) { n++; px[n] = i; py[n] = j; }
		}
	back(1);
	for (i = 1; i <= 9; i++) {
		for (j = 1; j <= 9; j++) printf("%d ", a[i][j]);
		puts("");
	}
	return 0;
}
