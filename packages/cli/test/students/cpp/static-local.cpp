#include <iostream>
#include <string>
using namespace std;

int& at(int y, int x) {
    static int table[9][9];
    return table[y][x];
}

bool collides(int y, int x) {
    const int v = at(y, x);
    for (int k = 0; k < 9; k++) {
        if (k != x && at(y, k) == v) return true;
        if (k != y && at(k, x) == v) return true;
        const int i = y / 3 * 3 + k / 3, j = x / 3 * 3 + k % 3;
        if ((i != y || j != x) && at(i, j) == v) return true;
    }
    return false;
}

// 먼저 쓰고, 나중에 검사한다
bool fill(int k) {
    for (; k < 81; k++)
        if (at(k / 9, k % 9) == 0) break;
    if (k == 81) return true;
    int& cell = at(k / 9, k % 9);
    do {
        //- if (cell)
        cell++; //+
        if (!collides(k / 9, k % 9) && fill(k + 1)) return true;
    } while (cell < 9);
    cell = 0; //-
    return false;
}

int main() {
    for (int y = 0; y < 9; y++) {
        string line;
        cin >> line;
        for (int x = 0; x < 9; x++) at(y, x) = line.at(x) - '0';
    }
    fill(0);
    for (int y = 0; y < 9; y++) {
        for (int x = 0; x < 9; x++) cout << at(y, x);
        cout << '\n';
    }
}
