// Fills cells for which row and column leave one digit. If there is none, it never ends.
#include <iostream>
using namespace std;

int b[9][9];

int only(int r, int c) {
    int found = 0;
    for (int v = 1; v <= 9; v++) {
        bool ok = true;
        for (int i = 0; i < 9; i++)
            if (b[r][i] == v || b[i][c] == v) ok = false;
        if (ok && found) return 0;
        if (ok) found = v;
    }
    return found;
}

int main() {
    int blanks = 0;
    for (int i = 0; i < 81; i++) {
        char ch;
        cin >> ch;
        b[i / 9][i % 9] = ch - '0';
        if (ch == '0') blanks++;
    }
    while (blanks > 0) {
        for (int r = 0; r < 9; r++)
            for (int c = 0; c < 9; c++)
                if (b[r][c] == 0 && (b[r][c] = only(r, c)) != 0) blanks--;
    }
    for (int r = 0; r < 9; r++) {
        for (int c = 0; c < 9; c++) cout << b[r][c];
        cout << "\n";
    }
}
