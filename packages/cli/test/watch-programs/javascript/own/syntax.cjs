const lines = require("fs").readFileSync(0, "utf8").trim().split("\n");
const board = lines.map((l) => [...l].map(Number)); const log = [];
with (new Proxy({ board }, { has(t, k) { log.push(String(k)); return k in t; } })) { board[0][1] = 4; var f = function (b) { b[0][3] = 6; return b; }; f(board); }
label: for (const r of [0, 1]) { inner: for (let c = 0; c < 9; c++) { if (c > 3) continue label; if (board[r][c] === 0) board[r][c] = 9; else if (c === 7) break label; } }
x: board[0][1] = 0;
if (board[0][1] === 0) board[0][1] = 4; else board[0][1] = 0
do board[0][1]++; while (board[0][1] < 6)
for (var i = 0, k = (board[0][1] = 0); i < 3; i++, board[0][1] = i);
[board[0][1], board[0][3]] = [board[0][3], board[0][1]];
({ a: board[0][1], b: [board[0][3] = 6] = [] } = { a: 4 });
board[0][1] ??= 4; board[0][1] ||= 5; board[0][1] &&= 6; delete board[0].zz; void (board[0][1] = 0, board[0][3] = 0);
var z = (board[0][1] = 4, board[0][3] = 6, 'seq'); console.log(z, arguments.length, this === module.exports, (function () { return arguments.callee.name || typeof this; })());
function cal(b) { b[0][1] = 0; arguments[0] = 5; return [b, arguments.callee === cal, cal.length, cal.caller === null]; } console.log(cal(board).join());
function dflt(b, c = b.length, { d, ...e } = {}, ...rest) { 'use strict'.length; b[0][1] = c > 5 ? 1 : 0; return dflt.length + rest.length; } console.log(dflt(board, 1, { d: 1, f: 2 }, 4, 5));
console.log(board?.[0]?.map((v) => (board[0][1] = v, v)).join(), board.at?.(0)?.fill?.(4, 1, 2)?.join?.());
const tag = (s, ...v) => { board[0][1] = v[0]; return s.raw.join('|') + (s === tag.last) + (tag.last = s, ''); }; for (let i = 0; i < 2; i++) console.log(tag`a${i}b\n`);
const gen = function* (b) { let got = yield b[0][1] = 3; while (got) { b[0][1] = got; got = yield* [got - 1]; } return b[0][1]; }; const it = gen(board); console.log(it.next().value, it.next(5).value, it.next(3).value, it.return(8).value);
console.log(eval('board[0][1] = 4; var ev = board[0][1]; ev + 1'), ev, new Function('b', 'b[0][1] = 7; return b[0][1]')(board));
(async () => { for await (const b of (async function* () { yield board; board[0][1] = 1; yield board; })()) b[0][1] = 2; class K { static #c = board; static { this.#c[0][1] = 3; } static async m() { await (this.#c[0][1] = 4); return #c in K; } accessor2 = board.map((r) => r); } console.log(await K.m()); })().then(() => { switch (board[0][1]) { case 4: board[0][1] = 0; let y = board[1].slice(); case 5: board[0][1] = 6; console.log(y.length); break; default: board[0][1] = 1; } console.log(board.join('\n')); try { (board[0][1] = 4)(); } catch (e) { console.log(e.message); } try { board[0].foo.bar.add(1); } catch (e) { console.log(e.message); } try { board[0].fille(1); } catch (e) { console.log(e.message); } try { board.x.y = 1; } catch (e) { console.log(e.message); } try { for (const a of board[0][1] = 4); } catch (e) { console.log(e.message); } try { new Map(board[0].map(Number)); } catch (e) { console.log(e.message); } try { qq[0] = 3 } catch (e) { console.log(e.message) } try { lt[0] = 1; let lt = board.slice(); } catch (e) { console.log(e.message) } });
