import type { English } from '../explain/english.ts';
import { shortName } from '../explain/technique-names.ts';
import { clockText } from '../game/play-time.ts';
import { type Candidate, cellOf, digitIn } from '../technique/step.ts';
import { AT_ONCE, type Finding, type GameError, type Guess, type Overlooked } from './finding.ts';

export function englishFinding(finding: Finding, en: English): string {
  switch (finding.kind) {
    case 'guess':
      return guessText(finding, en);
    case 'error':
      return errorText(finding, en);
    case 'went-back':
      return `You went back by ${moves(finding.count)}.`;
    case 'overlooked':
      return overlookedText(finding, en);
    case 'first-use':
      return `This is your first move that follows from ${shortName(finding.technique, 'en')}.`;
  }
}

function guessText({ candidate, isRight, move, until = move }: Guess, en: English): string {
  const digit = digitInCell(candidate, en);
  return isRight
    ? `${digit} was a guess, and a good one: no technique leads to it here.`
    : `You tried ${digit}, and took it back after ${moves(until - move)}.`;
}

function errorText({ candidates, lived, mistake, until }: GameError, en: English): string {
  const what =
    mistake === 'digit'
      ? `${digitInCell(candidates[0], en)} was wrong`
      : `Removing ${en.removals(candidates)} was wrong`;
  return until === undefined
    ? `${what}, and was not put right.`
    : `${what}, and was corrected ${afterTime(lived)}.`;
}

function overlookedText(finding: Overlooked, en: English): string {
  const { eliminations, lasted, placement, technique } = finding;
  const conclusion =
    placement === undefined
      ? `removes ${en.removals(eliminations)}`
      : `places ${digitInCell(placement, en)}`;
  const step = en.capital(en.aStep(shortName(technique, 'en')));
  return `${step} was there for ${clockText(lasted)}. It ${conclusion}.`;
}

/** `after 0:45`, or `at once` */
export function afterTime(lived: number): string {
  return lived < AT_ONCE ? 'at once' : `after ${clockText(lived)}`;
}

/** `5 in r3c4` */
export function digitInCell(candidate: Candidate, en: English): string {
  return `${digitIn(candidate, en.geometry)} in ${en.cell(cellOf(candidate, en.geometry))}`;
}

/** `1 move`, `7 moves` */
function moves(count: number): string {
  return `${count} ${count === 1 ? 'move' : 'moves'}`;
}
