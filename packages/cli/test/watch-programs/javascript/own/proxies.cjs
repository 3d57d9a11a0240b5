const lines = require("fs").readFileSync(0, "utf8").trim().split("\n");
const log = [];
const raw = lines.map((l) => [...l].map(Number));
const rows = raw.map((row, r) => new Proxy(row, { get(t, k, x) { log.push('get ' + r + String(k)); return Reflect.get(t, k, x); }, set(t, k, v) { log.push('set ' + k); t[k] = v; return true; }, getOwnPropertyDescriptor(t, k) { log.push('desc'); return Reflect.getOwnPropertyDescriptor(t, k); }, ownKeys(t) { log.push('keys'); return Reflect.ownKeys(t); }, getPrototypeOf(t) { log.push('proto'); return Reflect.getPrototypeOf(t); } }));
const board = new Proxy(rows, { get(t, k, x) { log.push('bget ' + String(k)); return Reflect.get(t, k, x); }, ownKeys(t) { log.push('bkeys'); return Reflect.ownKeys(t); }, getPrototypeOf(t) { log.push('bproto'); return Reflect.getPrototypeOf(t); }, has(t, k) { log.push('bhas'); return k in t; } });
function put(b, r, c, d) { b[r][c] = d; }
put(board, 0, 1, 4); put(board, 0, 3, 6); rows[0][1] = 0; rows[0].length; board[0].fill(4, 1, 2);
const o = { n: 0, get board() { this.n++; return raw; }, get [Symbol.toStringTag]() { log.push('tag'); return 'T'; } };
o.board[0][4] = 2; o.board[0].fill(2, 4, 5); const { n } = o; put(o.board, 0, 5, 8); o.board[0][7] = 7; let q; q = o; (function (a) { a.z = 3; })(o);
class G { count = 0; get b() { this.count++; return raw; } put(c, d) { this.b[1][c] = d; this.b[1][c]--; this.b.z = 1; return delete this.b.z; } }
const g = new G(); g.put(0, 6); console.log(g.count, n, o.n);
const dict = {}; for (let i = 0; i < 81; i++) Object.defineProperty(dict, 'c' + i, { enumerable: true, configurable: true, get() { log.push('dget'); return raw[(i / 9) | 0][i % 9]; }, set(v) { log.push('dset'); raw[(i / 9) | 0][i % 9] = v; } });
let d2 = dict; d2.c1 = 5; put([dict], 0, 'c1', 6);
const fz = Object.freeze(raw.map((r) => Object.freeze([...r]))); fz[0][1] = 7; (() => { 'use strict'; try { fz[0][1] = 7; } catch (e) { console.log(e.message); } })();
const mp = new Map(); class M2 extends Map { get(k) { log.push('mget'); return super.get(k); } get size() { log.push('msize'); return super.size; } keys() { log.push('mkeys'); return super.keys(); } }
const m2 = new M2(); for (let i = 0; i < 81; i++) m2.set(i, raw[(i / 9) | 0][i % 9]); m2.set(1, 3); let m3 = m2; put([m3], 0, 0, m3);
class Arr extends Array { get length2() { log.push('l2'); return 1; } flatMap(f) { log.push('fm'); return super.flatMap(f); } slice(...a) { log.push('slice'); return super.slice(...a); } [Symbol.iterator]() { log.push('iter'); return super[Symbol.iterator](); } every(f) { log.push('every'); return super.every(f); } static get [Symbol.species]() { log.push('species'); return Array; } }
const ar = new Arr(); for (let i = 0; i < 9; i++) ar[i] = Arr.of(...raw[i]); ar[0][1] = 3; ar[0][1] = 0; let ar2 = ar; ar2[0][1] = 4; let st = new (class extends Set { *[Symbol.iterator]() { log.push('siter'); yield* super.values(); } get size() { log.push('ssize'); return super.size } })([1]);
const cs = raw.map((r) => r.map((d) => st)); cs[0][0] = st; cs[0][1] = 4; let cs2 = cs; st.add(4);
console.log(log.length, log.join('|'));
