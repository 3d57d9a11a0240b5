import type { Step, TechniqueId } from '../technique/step.ts';
import { ALMOST_LOCKED_SETS } from './notations/almost-locked-sets.ts';
import { BASIC } from './notations/basic.ts';
import { CHAINS } from './notations/chains.ts';
import type { Details } from './notations/detail.ts';
import { FISH } from './notations/fish.ts';
import { FORCING } from './notations/forcing.ts';
import { SINGLE_DIGIT } from './notations/single-digit.ts';
import { WINGS } from './notations/wings.ts';
import { techniqueNames } from './technique-names.ts';

const DETAILS: Details = {
  ...BASIC,
  ...FISH,
  ...SINGLE_DIGIT,
  ...WINGS,
  ...CHAINS,
  ...FORCING,
  ...ALMOST_LOCKED_SETS,
};

/** The names that HoDoKu writes in another way. */
const NAMES: Readonly<Partial<Record<TechniqueId, string>>> = {
  'als-xz': 'Almost Locked Set XZ-Rule',
  'als-xy-wing': 'Almost Locked Set XY-Wing',
  'als-xy-chain': 'Almost Locked Set Chain',
};

/**
 * Writes a step as HoDoKu 2.2.0 does: `Naked Pair: 5,9 in r26c5 => r89c5<>5, r9c5<>9`. A chain or a
 * Kraken fish may have several lines. Those after the first one are indented by two spaces.
 *
 * @throws RangeError if the technique is not one of HoDoKu's.
 */
export function hodokuNotation(step: Step): string {
  const detail = DETAILS[step.technique];
  if (!detail) throw new RangeError(`expected a technique of HoDoKu, got ${step.technique}`);
  const { pattern } = step;
  const hodoku = pattern.kind === 'chains' ? (pattern.hodoku ?? pattern) : pattern;
  return `${hodokuName(step)}${detail({ ...step, pattern: hodoku })}`;
}

export function hodokuName({ technique }: Step): string {
  return NAMES[technique] ?? techniqueNames[technique].en;
}
