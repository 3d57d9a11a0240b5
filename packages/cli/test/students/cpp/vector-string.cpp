#include <iostream>
#include <vector>
#include <string>
using std::string;
using std::vector;

bool canPut(const vector<string>& v, int y, int x, char c) {
    for (int i = 0; i < 9; i++) {
        if (v[y][i] == c) return false;
        if (v[i][x] == c) return false;
    }
    for (int i = y / 3 * 3; i < y / 3 * 3 + 3; i++)
        for (int j = x / 3 * 3; j < x / 3 * 3 + 3; j++)
            if (v[i][j] == c) return false;
    return true;
}

bool sol(vector<string>& v) {
    for (int y = 0; y < 9; y++) {
        for (int x = 0; x < 9; x++) {
            if (v[y][x] != '0') continue;
            for (char c = '1'; c <= '9'; c++) {
                if (!canPut(v, y, x, c)) continue;
                v[y][x] = c; //+
                if (sol(v)) return true;
                v[y][x] = '0'; //-
            }
            return false;
        }
    }
    return true;
}

int main() {
    vector<string> v;
    string s;
    while (v.size() < 9 && std::cin >> s) v.push_back(s);
    sol(v);
    for (const string& line : v) std::cout << line << std::endl;
}
