import { geometryOf, type StepInGrid } from '../draw/grid-state.ts';
import { type Geometry, internGeometry } from '../grid/geometry.ts';
import { cellOf, digitIn, type Step } from '../technique/step.ts';
import { English } from './english.ts';
import { Korean } from './korean.ts';
import type { Language } from './language.ts';
import { subject } from './particle.ts';
import { type Phrase, say } from './phrase.ts';
import { ALIGNED_EXCLUSION } from './sentences/aligned-exclusion.ts';
import { ALMOST_LOCKED_SETS } from './sentences/almost-locked-sets.ts';
import { BUG } from './sentences/bug.ts';
import { CHAINS } from './sentences/chains.ts';
import { COLORS } from './sentences/colors.ts';
import { FISH } from './sentences/fish.ts';
import { FORCING } from './sentences/forcing.ts';
import { KRAKEN } from './sentences/kraken-fish.ts';
import { NETS } from './sentences/nets.ts';
import { type Reason, type Reasons, told } from './sentences/reason.ts';
import { RULES } from './sentences/rules.ts';
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
  ...BUG,
  ...ALIGNED_EXCLUSION,
  ...COLORS,
  ...CHAINS,
  ...FORCING,
  ...NETS,
  ...ALMOST_LOCKED_SETS,
  ...TEMPLATES,
  ...RULES,
};

/**
 * Explains a step as a teacher would: why it is true, and what follows.
 *
 * @param language Default: English.
 * @param geometry The geometry of the puzzle. Default: that of the step's grid, or else of 9×9 puzzles.
 */
export function explainStep(
  step: Step | StepInGrid,
  language: Language = 'en',
  geometry: Geometry = geometryOf(step),
): string {
  const { conclusion, reason } = sentencesOf(step, language, geometry);
  return [...reason, conclusion].join(' ');
}

/** Why a step is true, sentence by sentence, and the sentence that says what follows. */
export interface Sentences {
  readonly reason: readonly Phrase[];
  readonly conclusion: Phrase;
}

export function sentencesOf(step: Step, language: Language, geometry: Geometry): Sentences {
  const interned = internGeometry(geometry);
  const reason = told(...explained(step).map((part) => reasonFor(part)(part, interned)));
  if (language === 'ko') {
    const ko = new Korean(geometry);
    return { reason: reason.ko(ko), conclusion: koreanConclusion(step, ko) };
  }
  const en = new English(geometry);
  return { reason: reason.en(en), conclusion: englishConclusion(step, en) };
}

/** The steps that are explained: the step, or the two that it combines. */
function explained(step: Step): readonly Step[] {
  const { pattern } = step;
  return pattern.kind === 'dual' ? pattern.parts : [step];
}

function reasonFor({ technique }: Step): Reason {
  const reason = REASONS[technique];
  if (!reason) throw new RangeError(`expected a technique of HoDoKu, got ${technique}`);
  return reason;
}

/** What follows from a step: "This removes 7 from r1c2 and r5c8." */
function englishConclusion({ eliminations, placement }: Step, en: English): Phrase {
  if (placement === undefined) return say`This removes ${en.removals(eliminations)}.`;
  return say`So ${en.cell(cellOf(placement, en.geometry))} is ${digitIn(placement, en.geometry)}.`;
}

function koreanConclusion({ eliminations, placement }: Step, ko: Korean): Phrase {
  if (placement === undefined) return say`따라서 ${ko.removals(eliminations)} 지울 수 있어요.`;
  const digit = `${digitIn(placement, ko.geometry)}`;
  return say`따라서 ${ko.cell(cellOf(placement, ko.geometry))}에는 ${subject(digit)} 들어가요.`;
}
