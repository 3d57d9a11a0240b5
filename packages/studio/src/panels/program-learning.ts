import type { CodeTab } from '../state/state.ts';
import type { Language } from '../words/words.ts';

const PSEUDO: Readonly<Record<Language, string>> = {
  en: `
|propagate():
|  while a clause or a house leaves just one way
force|    place that digit
dead|  no way left: conflict
|
|solve():
|  again and again
|    if propagate() meets a conflict
|      if nothing was guessed: no solution
|      learn a clause from the conflict
take|      take digits out until the clause leaves one way
full|    else if no blank is left: solved
place|    else guess: place the most active candidate
|
start|solve()
`,
  ko: `
|propagate():
|  절이나 줄, 상자에 방법이 하나뿐인 동안
force|    그 숫자를 놓기
dead|  남은 방법이 없으면 충돌
|
|solve():
|  끝날 때까지 되풀이
|    propagate()에서 충돌하면
|      찍은 숫자가 없을 때는 해 없음
|      충돌에서 절 하나를 배우기
take|      그 절에 방법이 하나 남을 때까지 숫자를 빼기
full|    아니고 빈칸이 없으면 성공
place|    아니면 가장 활발한 후보를 찍어서 놓기
|
start|solve()
`,
};

const CODE: Readonly<Record<Exclude<CodeTab, 'pseudo'>, string>> = {
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
take|            while not clause.is_unit(): take(path.pop())
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
take|      while (!clause.isUnit()) takeLast();
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
take|      while (!clause.isUnit()) takeLast();
|    }
full|    else if (blanks.size === 0) return true;
place|    else put(mostActive());
|  }
|}
|
start|solve();
`,
};

/** Clauses learnt from conflicts. It is no recursion: a clause may go back over several guesses. */
export function learningProgram(tab: CodeTab, language: Language): string {
  return tab === 'pseudo' ? PSEUDO[language] : CODE[tab];
}
