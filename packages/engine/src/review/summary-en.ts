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
  return [...result(facts, en), ...helped(facts, en), ...longest(facts, en), ...care(facts, en)];
}

/** Whether the puzzle is solved, and which techniques were used or explain the digits. */
function result(facts: SummaryFacts, en: English): string[] {
  const { explaining, help, isSinglesOnly, isSolved, used } = facts;
  // The reason of a move may need easier techniques, too.
  const names = explaining.some.map(({ technique }) => shortName(technique, 'en'));
  const explained = en.list([...names, 'easier techniques'], 'and');
  const more = explaining.some.length === 0 ? [] : [explained];
  if (used.some.length > 0) {
    const what = counted(used, en);
    return [
      ...(isSolved && help.steps === 0
        ? [`${start(facts)}, and used ${what}.`]
        : [`${start(facts)}.`, `You used ${what}.`]),
      ...more.map((it) => `Some digits follow from ${it}.`),
    ];
  }
  if (more.length > 0)
    return [`${start(facts)}.`, `${placedDigits(facts)} follow from ${explained}.`];
  return isSolved && isSinglesOnly
    ? [`${start(facts)}.`, 'Singles are enough for it.']
    : [`${start(facts)}.`];
}

function start({ help, isSolved }: SummaryFacts): string {
  if (!isSolved) return 'The puzzle is not solved yet';
  return help.steps > 0 ? 'The puzzle is solved' : 'You solved the puzzle';
}

/** The digits that techniques explain. */
function placedDigits({ rightGuesses, slips, tries }: SummaryFacts): string {
  if (rightGuesses > 0) return 'Most of the digits you placed';
  return slips.length + tries > 0 ? 'The right digits' : 'The digits you placed';
}

/** `X-Wing and W-Wing` */
function named({ some }: Techniques, en: English): string {
  return en.list(
    some.map(({ technique }) => shortName(technique, 'en')),
    'and',
  ).text;
}

/** `X-Wing twice and W-Wing once`, or names alone if they are many, or if all were used once */
function counted(used: Techniques, en: English): string {
  const isOnce = used.some.every(({ count }) => count === 1);
  if (used.isMore) return `${named(used, en)}, among others`;
  if (isOnce) return named(used, en);
  return en.list(
    used.some.map(({ count, technique }) => `${shortName(technique, 'en')} ${times(count, en)}`),
    'and',
  ).text;
}

/** What the coach did. */
function helped({ help: { hints, steps }, moves }: SummaryFacts, en: English): string[] {
  const made = `${en.capital(en.number(steps))} of ${moves} moves`;
  return [
    ...(steps > 0 ? [`${made} ${steps === 1 ? 'was' : 'were'} the coach's.`] : []),
    ...(hints > 0 ? [`You had ${hints === 1 ? 'one hint' : `${en.number(hints)} hints`}.`] : []),
  ];
}

function longest({ longest: it }: SummaryFacts, en: English): string[] {
  if (!it) return [];
  const { candidates, isMost, kind, technique, time } = it;
  const done =
    kind === 'placement'
      ? `placing ${digitInCell(candidates[0], en)}`
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
  const tried = `tried ${tries === 1 ? 'a digit once and took it back' : `digits ${times(tries, en)} and took them back`}`;
  if (slips.length > 0) {
    return [slipsText(facts, en), ...(tries > 0 ? [`You also ${tried}.`] : []), ...guesses];
  }
  if (wrongDigits > 0) return [`${en.capital(stillWrong(wrongDigits, en))}.`, ...guesses];
  if (tries > 0) return [`You ${tried}; otherwise, no wrong digit.`, ...guesses];
  const left = overlooked && [
    `An easier step, ${en.aStep(shortName(overlooked.technique, 'en'))}, stood open for ${clockText(overlooked.lasted)}.`,
  ];
  const none = facts.isSolved ? 'No wrong digit.' : 'No wrong digit so far.';
  return [none, ...guesses, ...(left ?? [])];
}

function slipsText({ slips, standing, wrongDigits }: SummaryFacts, en: English): string {
  const isOne = slips.length === 1;
  const made = `You made ${isOne ? 'one slip' : `${en.number(slips.length)} slips`}`;
  if (slips.every(({ mistake }) => mistake === 'note') && standing > 0 && wrongDigits === 0) {
    return notesText(slips.length, standing, en);
  }
  if (wrongDigits > 0) return `${made}; ${stillWrong(wrongDigits, en)}.`;
  if (standing === 0) {
    return isOne
      ? `${made}, and corrected it ${afterTime(slips[0].lived)}.`
      : `${made}, and put ${slips.length === 2 ? 'both' : 'them all'} right.`;
  }
  if (isOne) return `${made}, and it still stands.`;
  const left = standing === slips.length ? en.all(standing) : en.number(standing);
  return `${made}; ${left} still ${standing === 1 ? 'stands' : 'stand'}.`;
}

/** Slips in the notes, of which some still stand. */
function notesText(count: number, standing: number, en: English): string {
  const removed = `You removed ${count === 1 ? 'a note' : `${en.number(count)} notes`} of the solution`;
  if (count === 1) return `${removed}; it is still missing.`;
  const left = standing === count ? en.all(standing) : en.number(standing);
  return `${removed}; ${left} ${standing === 1 ? 'is' : 'are'} still missing.`;
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
