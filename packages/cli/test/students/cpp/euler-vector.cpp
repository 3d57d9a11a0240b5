// Problem 96 - Su Doku
#include <iostream>
#include <string>
#include <vector>
using namespace std;

typedef vector<vector<int> > Grid;

bool possible(const Grid& g, int y, int x, int n) {
    for (int i = 0; i < 9; i++)
        if (g[y][i] == n || g[i][x] == n) return false;
    int y0 = y / 3 * 3, x0 = x / 3 * 3;
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++)
            if (g[y0 + i][x0 + j] == n) return false;
    return true;
}

bool solve(Grid& g) {
    for (int y = 0; y < 9; y++)
        for (int x = 0; x < 9; x++) {
            if (g[y][x] != 0) continue;
            for (int n = 1; n <= 9; n++) {
                if (possible(g, y, x, n)) {
                    g[y][x] = n; //+
                    if (solve(g)) return true;
                    g[y][x] = 0; //-
                }
            }
            return false;
        }
    return true;
}

int main() {
    string line;
    int total = 0;
    while (getline(cin, line)) {
        if (line.substr(0, 4) != "Grid") continue;
        Grid g;
        for (int i = 0; i < 9; i++) {
            getline(cin, line);
            vector<int> row;
            for (int j = 0; j < 9; j++) row.push_back(line[j] - '0');
            g.push_back(row);
        }
        solve(g);
        total += g[0][0] * 100 + g[0][1] * 10 + g[0][2];
    }
    cout << total << endl;
}
