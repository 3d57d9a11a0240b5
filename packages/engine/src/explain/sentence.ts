import { cellOf, digitIn, type Step } from '../technique/step.ts';
import * as en from './english.ts';
import * as ko from './korean.ts';
import type { Language } from './language.ts';
import { object } from './particle.ts';
import { ALMOST_LOCKED_SETS } from './sentences/almost-locked-sets.ts';
import { CHAINS } from './sentences/chains.ts';
import { COLORS } from './sentences/colors.ts';
import { FISH } from './sentences/fish.ts';
import { FORCING } from './sentences/forcing.ts';
import { KRAKEN } from './sentences/kraken-fish.ts';
import type { Reasons } from './sentences/reason.ts';
import { SINGLE_DIGIT } from './sentences/single-digit.ts';
import { SINGLES } from './sentences/singles.ts';
import { SUBSETS } from './sentences/subsets.ts';
import { TEMPLATES } from './sentences/templates.ts';
import { UNIQUENESS } from './sentences/uniqueness.ts';
import { WINGS } from './sentences/wings.ts';

const REASONS: Reasons = {
  ...SINGLES,
  ...SUBSETS,
  ...FISH,
  ...KRAKEN,
  ...SINGLE_DIGIT,
  ...WINGS,
  ...UNIQUENESS,
  ...COLORS,
  ...CHAINS,
  ...FORCING,
  ...ALMOST_LOCKED_SETS,
  ...TEMPLATES,
};

/**
 * Explains a step as a teacher would: why it is true, and what follows.
 *
 * @throws RangeError if the technique is not one of HoDoKu's.
 */
export function explainStep(step: Step, language: Language): string {
  return `${reasonOf(step, language)} ${conclusionOf(step, language)}`;
}

/** Why the conclusions of a step are true. */
function reasonOf(step: Step, language: Language): string {
  const { parts } = step.pattern;
  if (parts) return parts.map((part) => reasonOf(part, language)).join(' ');
  const reason = REASONS[step.technique];
  if (!reason) throw new RangeError(`expected a technique of HoDoKu, got ${step.technique}`);
  return reason[language](step);
}

/** What follows from a step: "This removes 7 from r1c2 and r5c8." */
function conclusionOf({ eliminations, placement }: Step, language: Language): string {
  if (placement !== undefined) {
    const cell = cellOf(placement);
    const digit = `${digitIn(placement)}`;
    return language === 'ko'
      ? `따라서 ${ko.cell(cell)}에 ${object(digit)} 넣을 수 있어요.`
      : `So ${en.cell(cell)} is ${digit}.`;
  }
  return language === 'ko'
    ? `따라서 ${ko.removals(eliminations)} 지울 수 있어요.`
    : `This removes ${en.removals(eliminations)}.`;
}
