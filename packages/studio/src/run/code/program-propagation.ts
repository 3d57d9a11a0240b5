import type { ProgramText } from './line.ts';

/** Fills singles until none is left, then guesses. */
export const propagationProgram: ProgramText = {
  en: `
|propagate():
|  while there is a naked or hidden single
force|    place that digit
dead|  nothing left for a cell or digit: contradiction
|
|solve():
|  propagate(); on a contradiction: return
full|  if no blank is left: solved
|  cell = the blank with the fewest candidates
|  for each of its candidates, the smallest first
place|    place the candidate in cell
|    if solve(): solved
remove|    remove all digits placed since
|  return
|
start|solve()
`,
  ko: `
|propagate():
|  네이키드 싱글이나 히든 싱글이 있는 동안
force|    그 숫자 넣기
dead|  넣을 숫자나 넣을 칸이 없으면 모순
|
|solve():
|  propagate(), 모순이면 실패
full|  빈칸이 없으면 성공
|  칸 = 후보가 가장 적은 빈칸
|  그 칸의 후보마다, 작은 것부터
place|    칸에 후보 넣기
|    solve()가 성공하면 성공
remove|    그 뒤에 넣은 숫자를 모두 빼기
|  실패
|
start|solve()
`,
  python: `
|def propagate():
|    while single := naked_single() or hidden_single():
force|        put(*single)
dead|    return not contradiction()
|
|def solve():
|    if not propagate(): return False
full|    if not blanks: return True
|    cell = min(blanks, key=lambda at: len(candidates(at)))
|    for d in sorted(candidates(cell)):
|        mark = len(path)
place|        put(cell, d)
|        if solve(): return True
remove|        while len(path) > mark: remove(path.pop())
|    return False
|
start|solve()
`,
  cpp: `
|bool propagate() {
|  while (auto single = nakedOrHiddenSingle()) {
force|    put(single->cell, single->digit);
|  }
dead|  return !contradiction();
|}
|
|bool solve() {
|  if (!propagate()) return false;
full|  if (blanks.empty()) return true;
|  int cell = fewest(blanks, candidates);
|  for (int d : candidates(cell)) {
|    auto mark = path.size();
place|    put(cell, d);
|    if (solve()) return true;
remove|    while (path.size() > mark) removeLast();
|  }
|  return false;
|}
|
start|solve();
`,
  typescript: `
|function propagate(): boolean {
|  for (let one = single(); one; one = single()) {
force|    put(one.cell, one.digit);
|  }
dead|  return !contradiction();
|}
|
|function solve(): boolean {
|  if (!propagate()) return false;
full|  if (blanks.size === 0) return true;
|  const cell = fewest(blanks, candidates);
|  for (const d of candidates(cell)) {
|    const mark = path.length;
place|    put(cell, d);
|    if (solve()) return true;
remove|    while (path.length > mark) removeLast();
|  }
|  return false;
|}
|
start|solve();
`,
};
