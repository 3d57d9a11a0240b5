import type { English } from '../explain/english.ts';
import { shortName } from '../explain/technique-names.ts';
import { clockText } from '../game/play-time.ts';
import type { Techniques } from './explaining-techniques.ts';
import { afterTime, digitInCell } from './finding-en.ts';
import type { SummaryFacts } from './summary-facts.ts';

export function englishSummary(facts: SummaryFacts, en: English): string[] {
  const { isAllByCoach, placements } = facts;
  if (placements === 0) {
    return ['You have not placed a digit yet.', ...(facts.slips.length > 0 ? care(facts, en) : [])];
  }
  if (isAllByCoach) return [`${start(facts)}.`, 'The coach made every move.'];
  return [...result(facts, en), ...help(facts, en), ...longest(facts, en), ...care(facts, en)];
}

/** Whether the puzzle is solved, and which techniques were used or explain the digits. */
function result(facts: SummaryFacts, en: English): string[] {
  const { byCoach, explaining, hasSingles, isSinglesOnly, isSolved, used } = facts;
  const explained = named(explaining, en, hasSingles && used.some.length === 0);
  const more = explaining.some.length === 0 ? [] : [explained];
  if (used.some.length > 0) {
    const what = counted(used, en);
    return [
      ...(isSolved && byCoach === 0
        ? [`${start(facts)}, and used ${what}.`]
        : [`${start(facts)}.`, `You used ${what}.`]),
      ...more.map((it) => `Some digits follow from ${it}.`),
    ];
  }
  if (more.length > 0)
    return [`${start(facts)}.`, `${placedDigits(facts)} follow from ${explained}.`];
  return isSolved && isSinglesOnly
    ? [`${start(facts)}.`, 'Every digit follows from singles.']
    : [`${start(facts)}.`];
}

function start({ byCoach, isSolved }: SummaryFacts): string {
  if (!isSolved) return 'The puzzle is not solved yet';
  return byCoach > 0 ? 'The puzzle is solved' : 'You solved the puzzle';
}

/** The digits that techniques explain. */
function placedDigits({ rightGuesses, slips, tries }: SummaryFacts): string {
  if (rightGuesses > 0) return 'Most of the digits you placed';
  return slips.length + tries > 0 ? 'The right digits' : 'The digits you placed';
}

/** `X-Wing and W-Wing`, `singles, X-Wing and W-Wing`, `A, B and C, among others` */
function named({ isMore, some }: Techniques, en: English, withSingles: boolean): string {
  const names = some.map(({ technique }) => shortName(technique, 'en'));
  if (isMore) return `${en.list(names, 'and')}, among others`;
  return en.list(withSingles ? ['singles', ...names] : names, 'and');
}

/** `X-Wing twice and W-Wing once`, or names alone if they are many, or if all were used once */
function counted(used: Techniques, en: English): string {
  const isOnce = used.some.every(({ count }) => count === 1);
  if (used.isMore || isOnce) return named(used, en, false);
  return en.list(
    used.some.map(({ count, technique }) => `${shortName(technique, 'en')} ${times(count, en)}`),
    'and',
  );
}

/** What the coach did. */
function help({ byCoach, hinted, moves }: SummaryFacts, en: English): string[] {
  const made = `${en.capital(en.number(byCoach))} of ${moves} moves`;
  const told = hinted === 1 ? 'one move' : `${en.number(hinted)} moves`;
  return [
    ...(byCoach > 0 ? [`${made} ${byCoach === 1 ? 'was' : 'were'} the coach's.`] : []),
    ...(hinted > 0 ? [`You had a hint for ${told}.`] : []),
  ];
}

function longest({ longest: it }: SummaryFacts, en: English): string[] {
  if (!it) return [];
  const { candidates, isMost, kind, technique, time } = it;
  const done =
    kind === 'placement'
      ? digitInCell(candidates[0], en)
      : `the removal of ${en.removals(candidates)}`;
  const what = technique === undefined ? done : en.aStep(shortName(technique, 'en'));
  return isMost
    ? [`Most of the time went into ${what} (${clockText(time)}).`]
    : [`You thought longest about ${what} (${clockText(time)}).`];
}

/** What went wrong, or that nothing did. */
function care(facts: SummaryFacts, en: English): string[] {
  const { overlooked, rightGuesses, slips, tries, wrongDigits } = facts;
  const guesses = rightGuesses === 0 ? [] : [rightGuessesText(rightGuesses, en)];
  const tried = `took back ${tries === 1 ? 'one try' : `${en.number(tries)} tries`}`;
  if (slips.length > 0) {
    return [slipsText(facts, en), ...(tries > 0 ? [`You also ${tried}.`] : []), ...guesses];
  }
  if (wrongDigits > 0) return [`${en.capital(stillWrong(wrongDigits, en))}.`, ...guesses];
  if (tries > 0) return [`You ${tried}; no other error.`, ...guesses];
  const left = overlooked && [
    `${en.capital(en.aStep(shortName(overlooked.technique, 'en')))} was there for ${clockText(overlooked.lasted)}.`,
  ];
  return ['No wrong digit.', ...guesses, ...(left ?? [])];
}

function slipsText({ slips, standing, wrongDigits }: SummaryFacts, en: English): string {
  const isOne = slips.length === 1;
  const made = `You made ${isOne ? 'one slip' : `${en.number(slips.length)} slips`}`;
  if (wrongDigits > 0) return `${made}; ${stillWrong(wrongDigits, en)}.`;
  if (standing === 0) {
    return isOne
      ? `${made}, and put it right ${afterTime(slips[0].lived)}.`
      : `${made}, and put ${slips.length === 2 ? 'both' : 'them all'} right.`;
  }
  if (isOne) return `${made}, and it still stands.`;
  const left = standing === slips.length ? en.all(standing) : en.number(standing);
  return `${made}; ${left} still ${standing === 1 ? 'stands' : 'stand'}.`;
}

/** `two digits are still wrong` */
function stillWrong(count: number, en: English): string {
  return count === 1 ? 'one digit is still wrong' : `${en.number(count)} digits are still wrong`;
}

function rightGuessesText(count: number, en: English): string {
  if (count === 1) return 'One digit was a good guess.';
  return `${en.capital(en.number(count))} digits were good guesses.`;
}

/** `once`, `twice`, `three times` */
function times(count: number, en: English): string {
  return ['once', 'twice'][count - 1] ?? `${en.number(count)} times`;
}
