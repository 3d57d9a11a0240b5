import type { ProgramText } from './line.ts';

/** Propagates every rule until none rules a digit out, and then tries a digit of a cell. */
export const constraintsProgram: ProgramText = {
  en: `
|propagate():
|  while a rule has something new to say
|    remove the digits that it rules out
force|  place the cells with one digit left
dead|  no digit left in a cell: fail
|
|solve():
|  if not propagate(): the rule that failed counts more
full|  if no blank is left: return true
|  cell = the blank of the weightiest rules
|  for each digit that is left there
place|    place the digit
|    if solve(): return true
remove|    remove the digit
|
start|solve()
`,
  ko: `
|propagate():
|  새로 알려 줄 것이 있는 규칙이 있는 동안
|    그 규칙에 맞지 않는 숫자 지우기
force|  숫자가 하나만 남은 칸 채우기
dead|  남은 숫자가 없는 칸이 있으면 실패
|
|solve():
|  propagate()가 실패하면 그 규칙의 무게 늘리기
full|  빈칸이 없으면 true
|  칸 = 가장 무거운 규칙들의 빈칸
|  그 칸에 남은 숫자마다
place|    숫자 넣기
|    solve()면 true
remove|    숫자 빼기
|
start|solve()
`,
  python: `
|def propagate():
|    while queue:
|        queue.pop().rule_out()
force|    fill(singles())
dead|    return all(domains)
|
|def solve():
|    if not propagate(): return heavier()
full|    if not blanks: return True
|    cell = heaviest(blanks)
|    for digit in domains[cell]:
place|        put(cell, digit)
|        if solve(): return True
remove|        take_back(cell)
|    return False
|
start|solve()
`,
  cpp: `
|bool propagate() {
|  while (!queue.empty()) {
|    next(queue).ruleOut();
|  }
force|  fill(singles());
dead|  return allOf(domains);
|}
|
|bool solve() {
|  if (!propagate()) return heavier();
full|  if (blanks.empty()) return true;
|  int cell = heaviest(blanks);
|  for (int digit : domains[cell]) {
place|    put(cell, digit);
|    if (solve()) return true;
remove|    takeBack(cell);
|  }
|  return false;
|}
|
start|solve();
`,
  typescript: `
|function propagate(): boolean {
|  while (queue.length > 0) {
|    queue.pop().ruleOut();
|  }
force|  fill(singles());
dead|  return domains.every((set) => set.size > 0);
|}
|
|function solve(): boolean {
|  if (!propagate()) return heavier();
full|  if (blanks.size === 0) return true;
|  const cell = heaviest(blanks);
|  for (const digit of domains[cell]) {
place|    put(cell, digit);
|    if (solve()) return true;
remove|    takeBack(cell);
|  }
|  return false;
|}
|
start|solve();
`,
};
