const lines = require("fs").readFileSync(0, "utf8").trim().split("\n");
const board = lines.map((l) => [...l].map(Number));

function f(r) { board[r][1] = 4; const e = new Error('hi'); return e; }
console.log(f(0).stack);
const g = (r) => { board[r][3] = 6; throw new TypeError('bad ' + board[r][3]); };
try { g(0); } catch (e) { console.log(e.stack); }
class S { constructor() { this.b = board; this.b[0][4] = 2; this.e = new Error('in new'); } static t() { return new S().e; } get h() { return new Error('getter').stack; } async a() { board[0][1] = 0; await 1; return new Error('async').stack; } }
console.log(S.t().stack); console.log(new S().h);
new S().a().then((s) => { console.log(s); return Promise.all([1].map(async (x) => { board[0][1] = 4; await x; console.log(new Error('map').stack); })); }).then(() => {
  console.log(eval('new Error("ev").stack')); console.log(new Function('return new Error("nf").stack')());
  [1].forEach(function named() { board[0][1] = 0; console.log(new Error('fe').stack); });
  const o = {}; Error.captureStackTrace(o, S.t); console.log(o.stack);
  console.log(new Error('multi\nline', { cause: new RangeError('inner') }));
  console.log(new AggregateError([new Error('one')], 'agg'));
  try { null.x; } catch (e) { console.log(e.stack) } 
  try { board.fil(1); } catch (e) { console.log(e.stack) } 
  try { JSON.parse('{'); } catch (e) { console.log(e.stack) } 
  try { require('fs').readFileSync('/nope'); } catch (e) { console.log(e.stack) }
  try { require('./nope'); } catch (e) { console.log(e.stack) }
  try { Buffer.alloc('x'); } catch (e) { console.log(e.stack) }
  console.trace('tr');
  class MyErr extends Error { constructor(m) { super(m); this.name = 'MyErr'; } }
  console.log(new MyErr('mine').stack, String(new MyErr('mine'))); console.log(new MyErr('mine'));
  board[0][1] = 4;
});
