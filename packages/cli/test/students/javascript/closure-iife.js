(function () {
  var grid = require('fs').readFileSync(0, 'utf8').split(/\n/).filter(Boolean).map(function (l) { return l.split(''); });
  var solve = (function (g) {
    function can(y, x, d) {
      for (var k = 0; k < 9; k++) {
        if (g[y][k] === d || g[k][x] === d || g[y - y % 3 + (k / 3 | 0)][x - x % 3 + k % 3] === d) return false;
      }
      return true;
    }
    return function rec(p) {
      for (; p < 81 && g[p / 9 | 0][p % 9] !== '0'; p++);
      if (p == 81) return true;
      var y = p / 9 | 0, x = p % 9;
      for (var d = 1; d <= 9; d++) {
        if (can(y, x, '' + d)) {
          g[y][x] = '' + d; //+
          if (rec(p + 1)) return true;
          g[y][x] = '0'; //-
        }
      }
      return false;
    };
  })(grid);
  solve(0);
  for (var i in grid) console.log(grid[i].join(''));
})();
