const fs = require('node:fs');
const board = fs
  .readFileSync(0, 'utf8')
  .trim()
  .split('\n')
  .map((line) => [...line].map(Number));
board[0][1] = 4;
const f = (a, b = 2) => a + b;
class Named {
  method = () => 1;
  static inner = class {};
}
console.log(process.argv.slice(2), process.execArgv, process.env.NODE_OPTIONS);
console.log(Object.keys(process.env).filter((name) => /NONET/.test(name)));
console.log(require.main === module, Object.keys(require.cache).length, module.children.length);
for (const name in globalThis) console.log(name);
console.log(fs.readFileSync(__filename, 'utf8').length, f.name, f.length);
console.log(new Named().method.name, Named.inner.name, process.stdin.isTTY);
process.on('exit', (code) => console.log('exit', code));
