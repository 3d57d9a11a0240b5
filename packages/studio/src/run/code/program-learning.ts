import type { ProgramText } from './line.ts';

/**
 * Learns clauses from conflicts. The program is not recursive, because a clause may undo several
 * guesses.
 */
export const learningProgram: ProgramText = {
  en: `
|propagate():
|  while a clause or house has one choice left
force|    place that digit
dead|  no choice left: conflict
|
|solve():
|  repeat
|    if propagate() finds a conflict
|      if nothing was guessed: no solution
|      learn a clause from the conflict
remove|      remove digits until the clause has one choice left
full|    else if no blank is left: solved
place|    else guess: place the most active candidate
|
start|solve()
`,
  ko: `
|propagate():
|  선택이 하나뿐인 절이나 행, 열, 상자가 있는 동안
force|    그 숫자 넣기
dead|  남은 선택이 없으면 충돌
|
|solve():
|  반복
|    propagate()에서 충돌하면
|      가정한 숫자가 없으면 해 없음
|      충돌에서 절 하나를 학습
remove|      그 절에 선택이 하나 남을 때까지 숫자 빼기
full|    빈칸이 없으면 성공
place|    아니면 활동도가 가장 높은 후보를 가정해서 넣기
|
start|solve()
`,
  python: `
|def propagate():
|    while forced := unit():
force|        put(*forced)
dead|    return conflict()
|
|def solve():
|    while True:
|        why = propagate()
|        if why:
|            if level() == 0: return False
|            clause = learn(why)
remove|            while not clause.is_unit(): remove(path.pop())
full|        elif not blanks: return True
place|        else: put(*most_active())
|
start|solve()
`,
  cpp: `
|const Clause* propagate() {
|  while (auto forced = unit()) {
force|    put(*forced);
|  }
dead|  return conflict();
|}
|
|bool solve() {
|  while (true) {
|    if (auto why = propagate()) {
|      if (level() == 0) return false;
|      const Clause& clause = learn(*why);
remove|      while (!clause.isUnit()) removeLast();
|    }
full|    else if (blanks.empty()) return true;
place|    else put(mostActive());
|  }
|}
|
start|solve();
`,
  typescript: `
|function propagate(): Clause | undefined {
|  for (let forced = unit(); forced; forced = unit()) {
force|    put(forced);
|  }
dead|  return conflict();
|}
|
|function solve(): boolean {
|  while (true) {
|    const why = propagate();
|    if (why) {
|      if (level() === 0) return false;
|      const clause = learn(why);
remove|      while (!clause.isUnit()) removeLast();
|    }
full|    else if (blanks.size === 0) return true;
place|    else put(mostActive());
|  }
|}
|
start|solve();
`,
};
