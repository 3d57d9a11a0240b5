const readline = require('readline');
const rl = readline.createInterface({ input: process.stdin, output: process.stdout, terminal: false });
let input = [];
rl.on('line', function (line) {
  input.push(line.split(' ').map((x) => parseInt(x)));
}).on('close', function () {
  let blanks = [];
  for (let i = 0; i < 9; i++) for (let j = 0; j < 9; j++) if (input[i][j] == 0) blanks.push([i, j]);
  const check = (x, y, v) => {
    for (let i = 0; i < 9; i++) if (input[x][i] == v || input[i][y] == v) return false;
    let nx = parseInt(x / 3) * 3, ny = parseInt(y / 3) * 3;
    for (let i = 0; i < 3; i++) for (let j = 0; j < 3; j++) if (input[nx + i][ny + j] == v) return false;
    return true;
  };
  function dfs(n) {
    if (n == blanks.length) {
      console.log(input.map((r) => r.join(' ')).join('\n'));
      process.exit();
    }
    const [x, y] = blanks[n];
    for (let v = 1; v <= 9; v++) {
      if (check(x, y, v)) {
        input[x][y] = v; //+
        dfs(n + 1);
        input[x][y] = 0; //-
      }
    }
  }
  dfs(0);
});
