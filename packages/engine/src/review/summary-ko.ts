import type { Korean } from '../explain/korean.ts';
import { is, object } from '../explain/particle.ts';
import { techniqueNames } from '../explain/technique-names.ts';
import { koreanTime } from '../game/play-time.ts';
import { placed } from './finding-ko.ts';
import type { SummaryFacts } from './summary-facts.ts';

export function koreanSummary(facts: SummaryFacts, ko: Korean): string[] {
  if (facts.placements === 0) return ['아직 숫자를 넣지 않았어요.'];
  return [techniques(facts, ko), ...longest(facts, ko), care(facts, ko)];
}

function techniques(facts: SummaryFacts, ko: Korean): string {
  const { isSinglesOnly, isSolved, techniques: used } = facts;
  if (used.length === 0) {
    if (!isSolved) return '아직 퍼즐을 다 풀지 않았어요.';
    return isSinglesOnly ? '싱글만으로 퍼즐을 풀었어요.' : '퍼즐을 풀었어요.';
  }
  const isOnce = used.every(({ count }) => count === 1);
  const counted = used.map(
    ({ count, technique }) => `${object(techniqueNames[technique].ko)} ${ko.number(count)} 번`,
  );
  const names = used.map(({ technique }) => techniqueNames[technique].ko);
  const all = isOnce ? object(names.join(', ')) : counted.join(', ');
  return isSolved ? `${all} 써서 퍼즐을 풀었어요.` : `지금까지 ${all} 썼어요.`;
}

function longest({ longest: it }: SummaryFacts, ko: Korean): string[] {
  if (!it) return [];
  const { candidates, isMost, kind, technique, time } = it;
  const moment =
    kind === 'placement'
      ? `${placed(candidates[0], ko)} 넣을 때`
      : `${ko.removals(candidates)} 지울 때`;
  if (technique === undefined) return [`${moment} 가장 오래 고민했어요(${koreanTime(time)}).`];
  const name = techniqueNames[technique].ko;
  return isMost
    ? [`시간의 절반 넘게 ${name} 하나에 썼어요(${koreanTime(time)}).`]
    : [`가장 오래 고민한 기법은 ${is(name)}(${koreanTime(time)}).`];
}

/** What went wrong, or that nothing did. */
function care({ errors, guesses, overlooked }: SummaryFacts, ko: Korean): string {
  const guessed = guesses.length > 0 ? `${ko.number(guesses.length)} 번 찍었` : '';
  if (errors.length > 0) {
    const slips = slipsText(errors, ko);
    return guessed === '' ? slips : `${slips} 그리고 ${guessed}어요.`;
  }
  if (guessed !== '') return `${guessed}지만 다른 실수는 없었어요.`;
  if (!overlooked) return '틀린 숫자도, 찍은 숫자도 없었어요.';
  const { lasted, technique } = overlooked;
  return `틀린 곳은 없었고, ${object(techniqueNames[technique].ko)} ${koreanTime(lasted)} 동안 놓쳤어요.`;
}

function slipsText(errors: SummaryFacts['errors'], ko: Korean): string {
  const [first] = errors;
  const count = ko.number(errors.length);
  const left = errors.filter(({ until }) => until === undefined).length;
  if (errors.length === 1) {
    return left === 0
      ? `한 번 틀렸지만 ${koreanTime(first.lived)} 뒤에 바로잡았어요.`
      : '한 번 틀렸고, 아직 바로잡지 않았어요.';
  }
  if (left === 0) return `${count} 번 틀렸지만 모두 바로잡았어요.`;
  return left === errors.length
    ? `${count} 번 틀렸고, 아직 바로잡지 않았어요.`
    : `${count} 번 틀렸고, 그중 ${ko.number(left)} 곳은 아직 바로잡지 않았어요.`;
}
