// A semicolon is missing.
#include <iostream>

int main() {
    int board[9][9]
    std::cin >> board[0][0];
}
