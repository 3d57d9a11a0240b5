#include <iostream>
#include <string>
#include <vector>
using namespace std;
int s[9][9];
bool x[9][10], y[9][10], z[9][10];
vector<pair<int, int>> v;
bool dfs(size_t k)
{
    if (k == v.size()) return true;
    int r = v[k].first, c = v[k].second, b = r / 3 * 3 + c / 3;
    for (int n = 1; n <= 9; n++)
    {
        if (x[r][n] || y[c][n] || z[b][n]) continue;
        x[r][n] = y[c][n] = z[b][n] = true;
        s[r][c] = n; //+
        if (dfs(k + 1)) return true;
        s[r][c] = 0; //-
        x[r][n] = y[c][n] = false;
    }
    return false;
}
int main()
{
    for (int i = 0; i < 9; i++)
    {
        string t;
        cin >> t;
        for (int j = 0; j < 9; j++)
        {
            s[i][j] = t[j] - '0';
            if (s[i][j] == 0) v.push_back({i, j});
            else x[i][s[i][j]] = y[j][s[i][j]] = z[i / 3 * 3 + j / 3][s[i][j]] = true;
        }
    }
    dfs(0);
    for (int i = 0; i < 9; i++)
    {
        for (int j = 0; j < 9; j++) cout << s[i][j];
        cout << endl;
    }
}
