import type { Korean } from '../explain/korean.ts';
import { and, by, object, subject, topic } from '../explain/particle.ts';
import { shortName } from '../explain/technique-names.ts';
import { koreanTime } from '../game/play-time.ts';
import type { Techniques } from './explaining-techniques.ts';
import { placed, putRight } from './finding-ko.ts';
import type { SummaryFacts } from './summary-facts.ts';

export function koreanSummary(facts: SummaryFacts, ko: Korean): string[] {
  const { isAllByCoach, placements } = facts;
  if (placements === 0) {
    return ['아직 숫자를 넣지 않았어요.', ...(facts.slips.length > 0 ? care(facts, ko) : [])];
  }
  if (isAllByCoach) return [start(facts), '모든 수를 코치가 두었어요.'];
  return [...result(facts, ko), ...helped(facts, ko), ...longest(facts, ko), ...care(facts, ko)];
}

/** Whether the puzzle is solved, and which techniques were used or explain the digits. */
function result(facts: SummaryFacts, ko: Korean): string[] {
  const { explaining, help, isSinglesOnly, isSolved, used } = facts;
  // The reason of a move may need easier techniques, too.
  const explained = `${and(named(explaining))} 더 쉬운 기법`;
  const isExplained = explaining.some.length > 0;
  if (used.some.length > 0) {
    const what = counted(used, ko);
    return [
      ...(isSolved && help.steps === 0
        ? [`${what} 써서 퍼즐을 풀었어요.`]
        : [start(facts), `${isSolved ? '' : '지금까지 '}${what} 썼어요.`]),
      ...(isExplained ? [`${by(explained)} 설명되는 숫자도 있어요.`] : []),
    ];
  }
  if (isExplained) return [start(facts), `${placedDigits(facts)} ${by(explained)} 설명돼요.`];
  return isSolved && isSinglesOnly
    ? [start(facts), '싱글만으로 풀 수 있는 퍼즐이에요.']
    : [start(facts)];
}

function start({ help, isSolved }: SummaryFacts): string {
  if (!isSolved) return '아직 퍼즐을 다 풀지 않았어요.';
  return help.steps > 0 ? '퍼즐이 다 풀렸어요.' : '퍼즐을 풀었어요.';
}

/** The digits that techniques explain. */
function placedDigits({ rightGuesses, slips, tries }: SummaryFacts): string {
  if (rightGuesses > 0) return '넣은 숫자는 대부분';
  return slips.length + tries > 0 ? '맞게 넣은 숫자는' : '넣은 숫자는';
}

/** `X윙, W윙` */
function named({ some }: Techniques): string {
  return some.map(({ technique }) => shortName(technique, 'ko')).join(', ');
}

/** `X윙을 두 번, W윙을 한 번`, or names alone if they are many, or if all were used once */
function counted(used: Techniques, ko: Korean): string {
  const isOnce = used.some.every(({ count }) => count === 1);
  if (used.isMore) return object(`${named(used)} 등`);
  if (isOnce) return object(named(used));
  return used.some
    .map(({ count, technique }) => `${object(shortName(technique, 'ko'))} ${many(count, '번', ko)}`)
    .join(', ');
}

/** What the coach did. */
function helped({ help: { hints, steps }, moves }: SummaryFacts, ko: Korean): string[] {
  return [
    ...(steps > 0 ? [`${moves}수 중 ${many(steps, '수', ko)}는 코치가 두었어요.`] : []),
    ...(hints > 0 ? [`힌트를 ${many(hints, '번', ko)} 봤어요.`] : []),
  ];
}

function longest({ longest: it }: SummaryFacts, ko: Korean): string[] {
  if (!it) return [];
  const { candidates, isMost, kind, technique, time } = it;
  if (technique === undefined) {
    const isDigit = kind === 'placement';
    const what = isDigit ? placed(candidates[0], ko) : ko.removals(candidates);
    return isMost
      ? [
          `${what} ${isDigit ? '넣는' : '지우는'} 데 전체 시간의 절반 넘게 걸렸어요(${koreanTime(time)}).`,
        ]
      : [`${what} ${isDigit ? '넣을' : '지울'} 때 가장 오래 고민했어요(${koreanTime(time)}).`];
  }
  const name = shortName(technique, 'ko');
  return isMost
    ? [`${by(name)} 후보를 지우는 데 전체 시간의 절반 넘게 걸렸어요(${koreanTime(time)}).`]
    : [`${by(name)} 후보를 지울 때 가장 오래 고민했어요(${koreanTime(time)}).`];
}

/** What went wrong, or that nothing did. */
function care(facts: SummaryFacts, ko: Korean): string[] {
  const { overlooked, rightGuesses, slips, tries, wrongDigits } = facts;
  const guesses = rightGuesses === 0 ? [] : [`${many(rightGuesses, '칸', ko)}은 찍어서 맞혔어요.`];
  const tried = `${many(tries, '번', ko)} 시험 삼아 넣어 보고 되돌렸`;
  if (slips.length > 0) {
    return [slipsText(facts, ko), ...(tries > 0 ? [`그 밖에 ${tried}어요.`] : []), ...guesses];
  }
  if (wrongDigits > 0) return [`${stillWrong(wrongDigits, ko)}.`, ...guesses];
  if (tries > 0) return [`${tried}고, 그 밖에 틀린 숫자는 없었어요.`, ...guesses];
  const left = overlooked && [
    `더 쉬운 ${subject(shortName(overlooked.technique, 'ko'))} ${koreanTime(overlooked.lasted)} 동안 남아 있었어요.`,
  ];
  const none = facts.isSolved ? '틀린 숫자는 없었어요.' : '지금까지 틀린 숫자는 없어요.';
  return [none, ...guesses, ...(left ?? [])];
}

function slipsText({ slips, standing, wrongDigits }: SummaryFacts, ko: Korean): string {
  const times = many(slips.length, '번', ko);
  if (slips.every(({ mistake }) => mistake === 'note') && standing > 0 && wrongDigits === 0) {
    return notesText(times, slips.length, standing);
  }
  if (wrongDigits > 0) return `${times} 틀렸고 ${stillWrong(wrongDigits, ko)}.`;
  const isOne = slips.length === 1;
  if (standing === 0) {
    return isOne
      ? `${times} 틀렸지만 ${putRight(slips[0].lived)}.`
      : `${times} 틀렸지만 모두 바로잡았어요.`;
  }
  if (isOne) return `${times} 틀렸고 아직 그대로예요.`;
  return standing === slips.length
    ? `${times} 틀렸고 모두 아직 그대로예요.`
    : `${times} 틀렸고 그중 ${topic(SOME[standing] ?? many(standing, '곳', ko))} 아직 그대로예요.`;
}

/** Slips in the notes, of which some still stand. */
function notesText(times: string, count: number, standing: number): string {
  const some = standing === count ? '' : `그중 ${topic(SOME[standing] ?? `${standing}곳`)} `;
  return `메모에서 해의 숫자를 ${times} 지웠고 ${some}아직 빠져 있어요.`;
}

/** `아직 두 칸이 틀려 있어요` */
function stillWrong(count: number, ko: Korean): string {
  return `아직 ${many(count, '칸', ko)}이 틀려 있어요`;
}

const SOME = ['', '하나', '둘', '셋', '넷'];

/** `두 번`, `12번` */
function many(count: number, unit: string, ko: Korean): string {
  return count < 10 ? `${ko.number(count)} ${unit}` : `${count}${unit}`;
}
