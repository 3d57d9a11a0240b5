import type { CodeTab } from '../state/state.ts';
import type { Language } from '../words/words.ts';

const PSEUDO: Readonly<Record<Language, string>> = {
  en: `
|propagate():
|  while a cell or a house has just one way
force|    place that digit
dead|  nothing left for a cell or a digit: contradiction
|
|solve():
|  propagate(); on a contradiction: back
full|  if no blank is left: solved
|  cell = the blank with the fewest candidates
|  for each of its candidates, the smallest first
place|    place the candidate in cell
|    if solve(): solved
take|    take out all that was placed since
|  back to the caller
|
start|solve()
`,
  ko: `
|propagate():
|  방법이 하나뿐인 칸이나 줄, 상자가 있는 동안
force|    그 숫자를 놓기
dead|  넣을 숫자나 놓을 칸이 없으면 모순
|
|solve():
|  propagate(), 모순이면 되돌아가기
full|  빈칸이 없으면 성공
|  칸 = 후보가 가장 적은 빈칸
|  그 칸의 후보마다, 작은 것부터
place|    칸에 후보를 놓기
|    solve()가 성공하면 성공
take|    그 뒤에 놓은 숫자를 모두 빼기
|  되돌아가기
|
start|solve()
`,
};

const CODE: Readonly<Record<Exclude<CodeTab, 'pseudo'>, string>> = {
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
take|        while len(path) > mark: take(path.pop())
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
take|    while (path.size() > mark) takeLast();
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
take|    while (path.length > mark) takeLast();
|  }
|  return false;
|}
|
start|solve();
`,
};

/** Singles to a fixed point, then a guess. */
export function propagationProgram(tab: CodeTab, language: Language): string {
  return tab === 'pseudo' ? PSEUDO[language] : CODE[tab];
}
