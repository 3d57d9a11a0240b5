import type { Written } from './written-plan.ts';

/** What is wished of the puzzles of a section. */
export const sectionKinds = ['any', 'level', 'score', 'rating', 'technique'] as const;
export type SectionKind = (typeof sectionKinds)[number];

export function kindOfSection(section: Written): SectionKind {
  return sectionKinds.find((kind) => kind in section) ?? 'any';
}

/** What a section becomes when another kind is chosen. */
const CHOSEN: Readonly<Record<SectionKind, Written>> = {
  any: {},
  level: { level: 'easy' },
  score: { score: [300, 500] },
  rating: { rating: [2, 3] },
  technique: { technique: 'x-wing' },
};

const NO_WISH: Written = {
  level: undefined,
  score: undefined,
  rating: undefined,
  technique: undefined,
};

/** The change of keys that makes a section one of a kind. */
export function asKind(kind: SectionKind): Written {
  return { ...NO_WISH, ...CHOSEN[kind] };
}
