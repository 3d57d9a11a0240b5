#include <iostream>
#include <string>
static bool clash(int i, int j) {
    return i / 9 == j / 9 || i % 9 == j % 9 || (i / 27 == j / 27 && i % 9 / 3 == j % 9 / 3);
}
static bool solve(std::string& s) {
    auto i = s.find('.');
    if (i == std::string::npos) return true;
    for (char d = '1'; d <= '9'; ++d) {
        bool ok = true;
        for (int j = 0; j < 81 && ok; ++j) ok = s[j] != d || !clash(i, j);
        if (!ok) continue;
        //- if (s[i] != '.')
        s[i] = d; //+
        if (solve(s)) return true;
    }
    //- if (s[i] != '.')
    s[i] = '.';
    return false;
}
int main() {
    std::string line;
    while (std::getline(std::cin, line)) {
        for (auto& ch : line) if (ch == '0') ch = '.';
        solve(line);
        std::cout << line << "\n";
    }
}
