#!/usr/bin/env node
'use strict'
var board = require('fs').readFileSync(0, 'utf8').trim().split('\n').map(l => [...l].map(Number)), n = 0
for (const x of [1]) { const x = 5; n += x }
for (const x of [1]) n += x
if (n) board[0][1] = 4; else board[0][1] = 5
do board[0][3] = 6; while (board[0][3] != 6)
label: board[0][4] = 2
const set = (r, c, d) => board[r][c] = d, o = { b: board }
console.log(set(0, 5, 8), o?.b?.[0]?.at?.(7), o.zz?.b.push(3).length)
let a; [a, board[0][7]] = [board[0][1], 7]; ({ a, b: board[1][0] } = { a: 2, b: 5 })
function* gen() { const x = yield (board[1][1] = 7); board[1][4] = yield x }
const it = gen(); it.next(); it.next(5); it.next(3)
switch (a) { case 2: const q = board; q[1][6] = 4; break; default: board[1][6] = 7 }
;(function () { 'use strict'; this; board[1][7] = 6 }).call(1), board[1][8]++, board[1][8] += 7
Object.assign(board[2], [9, 8, 6]); Reflect.set(board[2], 4, 5); board[2].fill(2, 6, 7)
board[2].splice(7, 1, 3); board.at(2).with(0, 1); delete o.b; o.b = board
o.b[2][n - 2 - 3 * 1] = o.b[2][8] || 1; (() => board)()[3][1] = 9; (n, board[3])[2] = 1
try { o.c[0] = 5 } catch (e) { console.log(e.message) }
try { board.nope() } catch (e) { console.log(e.message) }
try { board[0].x.y = 1 } catch (e) { console.log(e.message) }
try { const [z] = board.nope } catch (e) { console.log(e.message) }
try { const [z] = board.slice(3).nope() } catch (e) { console.log(e.message) }
try { (void 0).x = 5 } catch (e) { console.log(e.message) }
try { nope = board } catch (e) { console.log(e.message) }
label2: for (var i = 0, s = String(board); i < 1; i++) { if (s) continue label2 }
;(async () => { for await (const b of [board[3]]) b[3] = 5; with_await(await board) })()
function with_await(b, [c = 4] = [], { d, ...rest } = { d: 4 }) { b[3][c] = d }
class A { static #p = board; static { A.#p[3][6] = 7 } #x; get y() { return this.#x ??= [1] } }
new A().y.push(2), console.log(new A().y, A.name, (() => {}).name, set.name, set.length)
const { get = (function () { return () => board })() } = {}; get()[3][7] = 8, `${get()[4][0] = 4}`
exports.done = process.on('exit', () => console.log(board.map(r => r.join('')).join('\n')))
