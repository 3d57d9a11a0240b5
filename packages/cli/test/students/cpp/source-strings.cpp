#include <iostream>
#include <string>
#include <vector>
// 입력 없이 테스트
std::vector<std::string> b = {
    "103000509",
    "002109400",
    "000704000",
    "300502006",
    "060000050",
    "700803004",
    "000401000",
    "009205800",
    "804000107",
};
bool can(int r, int c, char d) {
    for (int i = 0; i < 9; i++)
        if (b[r][i] == d || b[i][c] == d || b[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == d) return false;
    return true;
}
bool go(int k) {
    if (k == 81) return true;
    char& cell = b[k / 9][k % 9];
    if (cell != '0') return go(k + 1);
    for (char d = '1'; d <= '9'; d++) {
        if (!can(k / 9, k % 9, d)) continue;
        //- if (cell != '0')
        cell = d; //+
        if (go(k + 1)) return true;
    }
    //- if (cell != '0')
    cell = '0';
    return false;
}
int main() {
    if (!go(0)) std::cout << "no\n";
    for (auto& s : b) std::cout << s << "\n";
}
