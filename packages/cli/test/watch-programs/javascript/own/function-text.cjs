const lines = require("fs").readFileSync(0, "utf8").trim().split("\n");
const board = lines.map((l) => [...l].map(Number));

function put(r, c, d) { board[r][c] = d; }
const arrow = (r, c) => (board[r][c] = 0);
const obj = { get x() { board[0][1] = 4; return 1; }, m(a) { a[0][3] = 6; }, async *g(b) { b[0][4] = 2; yield b; } };
class A { #p = board.map((r) => [...r]); static s = board.slice(); put(r, c, d) { this.#p[r][c] = d; } static { A.s[0] = A.s[0]; } }
put(0, 1, 4); arrow(0, 1);
console.log(put.toString()); console.log(String(arrow)); console.log(`${obj.m}`, Object.getOwnPropertyDescriptor(obj, 'x').get + '', obj.g + '');
console.log(A.toString()); console.log(A.prototype.put.toString());
console.log(Function.prototype.toString.toString(), Function.prototype.toString.name, Function.prototype.toString.length, 'prototype' in Function.prototype.toString);
console.log(JSON.stringify(Object.getOwnPropertyDescriptor(Function.prototype, 'toString')));
try { Function.prototype.toString.call({}); } catch (e) { console.log(e.stack); }
try { new Function.prototype.toString(); } catch (e) { console.log(e.message); }
console.log(Object.getOwnPropertyNames(globalThis).join());
console.log(process.env.NODE_OPTIONS, process.env.NONET_WATCH);
