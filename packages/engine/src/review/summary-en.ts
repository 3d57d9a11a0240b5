import type { English } from '../explain/english.ts';
import { techniqueNames } from '../explain/technique-names.ts';
import { clockText } from '../game/play-time.ts';
import { digitInCell } from './finding-en.ts';
import type { SummaryFacts } from './summary-facts.ts';

export function englishSummary(facts: SummaryFacts, en: English): string[] {
  if (facts.placements === 0) return ['You have not placed a digit yet.'];
  return [techniques(facts, en), ...longest(facts, en), care(facts, en)];
}

function techniques(facts: SummaryFacts, en: English): string {
  const { isSinglesOnly, isSolved, techniques: used } = facts;
  if (used.length === 0) {
    if (!isSolved) return 'The puzzle is not solved yet.';
    return isSinglesOnly ? 'You solved the puzzle with singles alone.' : 'You solved the puzzle.';
  }
  const isOnce = used.every(({ count }) => count === 1);
  const all = used.map(
    ({ count, technique }) =>
      `${techniqueNames[technique].en}${isOnce ? '' : ` ${times(count, en)}`}`,
  );
  const start = isSolved ? 'You solved the puzzle, and used' : 'You have used';
  return `${start} ${en.list(all, 'and')}.`;
}

function longest({ longest: it }: SummaryFacts, en: English): string[] {
  if (!it) return [];
  const { candidates, isMost, kind, technique, time } = it;
  const done =
    kind === 'placement'
      ? digitInCell(candidates[0], en)
      : `the removal of ${en.removals(candidates)}`;
  const what = technique === undefined ? done : `one ${techniqueNames[technique].en}`;
  return isMost
    ? [`Most of the time went into ${what} (${clockText(time)}).`]
    : [`You thought longest about ${what} (${clockText(time)}).`];
}

/** What went wrong, or that nothing did. */
function care({ errors, guesses, overlooked }: SummaryFacts, en: English): string {
  const guessed = guesses.length > 0 ? `you guessed ${times(guesses.length, en)}` : '';
  if (errors.length > 0) {
    const slips = slipsText(errors, en);
    return guessed === '' ? `${slips}.` : `${slips}, and ${guessed}.`;
  }
  if (guessed !== '') return `${en.capital(guessed)}, and made no other slip.`;
  if (!overlooked) return 'Nothing was wrong, and nothing was guessed.';
  const { lasted, technique } = overlooked;
  return `Nothing was wrong; ${en.a(techniqueNames[technique].en)} stood open for ${clockText(lasted)}.`;
}

function slipsText(errors: SummaryFacts['errors'], en: English): string {
  const [first] = errors;
  const left = errors.filter(({ until }) => until === undefined).length;
  if (errors.length === 1) {
    return left === 0
      ? `One slip was put right after ${clockText(first.lived)}`
      : 'One slip is not put right yet';
  }
  const slips = `${en.capital(en.number(errors.length))} slips`;
  if (left === 0) return `${slips} were put right`;
  return left === errors.length
    ? `${slips} are not put right yet`
    : `${slips}, of which ${en.number(left)} ${left === 1 ? 'is' : 'are'} not put right yet`;
}

/** `once`, `twice`, `three times` */
function times(count: number, en: English): string {
  return ['once', 'twice'][count - 1] ?? `${en.number(count)} times`;
}
