#include <cstdio>
int a[81];
volatile long tries;
int main() {
    for (int& x : a) scanf("%1d", &x);
    for (int i = 0; i < 81;) {
        if (a[i]) { i++; continue; }
        int d = 1;
        while (d < 10) {
            tries++;
            bool ok = true;
            for (int j = 0; j < 81; j++) if (a[j] == d && (i / 9 == j / 9 || i % 9 == j % 9)) ok = false;
            if (ok && d > 0) break;
        }
        a[i++] = d;
    }
    for (int i = 0; i < 81; i++) printf("%d%s", a[i], i % 9 == 8 ? "\n" : "");
}
