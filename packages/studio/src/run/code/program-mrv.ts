import type { ProgramText } from './line.ts';

/** Fewest candidates first. `put` and `remove` set and clear the digit's bit in the three masks. */
export const mrvProgram: ProgramText = {
  en: `
|solve():
full|  if no blank is left: solved
|  cell = the blank with the fewest candidates
dead|  if it has none: return
|  for each of its candidates, the smallest first
place|    place the candidate in cell
|    if solve(): solved
remove|    remove it
|  return
|
start|solve()
`,
  ko: `
|solve():
full|  빈칸이 없으면 성공
|  칸 = 후보가 가장 적은 빈칸
dead|  후보가 없으면 실패
|  그 칸의 후보마다, 작은 것부터
place|    칸에 후보 넣기
|    solve()가 성공하면 성공
remove|    다시 빼기
|  실패
|
start|solve()
`,
  python: `
|def candidates(r, c):
|    return ALL & ~(row[r] | col[c] | box[r // 3 * 3 + c // 3])
|
|def solve():
full|    if not blanks: return True
|    r, c = min(blanks, key=lambda at: candidates(*at).bit_count())
|    rest = candidates(r, c)
dead|    if not rest: return False
|    blanks.remove((r, c))
|    while rest:
|        bit = rest & -rest
|        rest ^= bit
place|        put(r, c, bit)
|        if solve(): return True
remove|        remove(r, c, bit)
|    blanks.add((r, c))
|    return False
|
start|solve()
`,
  cpp: `
|int candidates(int r, int c) {
|  return ALL & ~(row[r] | col[c] | box[r / 3 * 3 + c / 3]);
|}
|
|bool solve() {
full|  if (blanks.empty()) return true;
|  auto at = fewest(blanks, candidates);
|  auto [r, c] = *at;
|  int rest = candidates(r, c);
dead|  if (!rest) return false;
|  blanks.erase(at);
|  for (; rest; rest &= rest - 1) {
|    int bit = rest & -rest;
place|    put(r, c, bit);
|    if (solve()) return true;
remove|    remove(r, c, bit);
|  }
|  blanks.insert({r, c});
|  return false;
|}
|
start|solve();
`,
  typescript: `
|const candidates = (r: number, c: number): number =>
|  ALL & ~(row[r] | col[c] | box[boxOf[r][c]]);
|
|function solve(): boolean {
full|  if (blanks.size === 0) return true;
|  const at = fewest(blanks, candidates);
|  const [r, c] = at;
|  let rest = candidates(r, c);
dead|  if (rest === 0) return false;
|  blanks.delete(at);
|  for (; rest !== 0; rest &= rest - 1) {
|    const bit = rest & -rest;
place|    put(r, c, bit);
|    if (solve()) return true;
remove|    remove(r, c, bit);
|  }
|  blanks.add(at);
|  return false;
|}
|
start|solve();
`,
};
