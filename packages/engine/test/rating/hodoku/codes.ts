import { type SearchId, techniqueRows } from '../../../src/rating/hodoku/hodoku-scale.ts';
import type { TechniqueId } from '../../../src/technique/step.ts';

const FISH = ['x-wing', 'swordfish', 'jellyfish', 'squirmbag', 'whale', 'leviathan'] as const;
const FISH_KINDS = {
  '030': '',
  '031': 'finned-',
  '032': 'sashimi-',
  '033': 'franken-',
  '034': 'finned-franken-',
  '035': 'mutant-',
  '036': 'finned-mutant-',
} as const;

const NAMES: Readonly<Record<string, TechniqueId>> = {
  '0000': 'full-house',
  '0002': 'hidden-single',
  '0003': 'naked-single',
  '0100': 'locked-candidates-1',
  '0101': 'locked-candidates-2',
  '0110': 'locked-pair',
  '0111': 'locked-triple',
  '0200': 'naked-pair',
  '0201': 'naked-triple',
  '0202': 'naked-quadruple',
  '0210': 'hidden-pair',
  '0211': 'hidden-triple',
  '0212': 'hidden-quadruple',
  '0400': 'skyscraper',
  '0401': 'two-string-kite',
  '0402': 'empty-rectangle',
  '0403': 'turbot-fish',
  '0404': 'dual-two-string-kite',
  '0405': 'dual-empty-rectangle',
  '0500': 'simple-colors-trap',
  '0501': 'simple-colors-wrap',
  '0502': 'multi-colors-1',
  '0503': 'multi-colors-2',
  '0600': 'uniqueness-test-1',
  '0601': 'uniqueness-test-2',
  '0602': 'uniqueness-test-3',
  '0603': 'uniqueness-test-4',
  '0604': 'uniqueness-test-5',
  '0605': 'uniqueness-test-6',
  '0606': 'hidden-rectangle',
  '0607': 'avoidable-rectangle-1',
  '0608': 'avoidable-rectangle-2',
  '0610': 'bug-plus-1',
  '0701': 'x-chain',
  '0702': 'xy-chain',
  '0703': 'remote-pair',
  '0706': 'continuous-nice-loop',
  '0707': 'discontinuous-nice-loop',
  '0708': 'aic',
  '0709': 'grouped-continuous-nice-loop',
  '0710': 'grouped-discontinuous-nice-loop',
  '0711': 'grouped-aic',
  '0800': 'xy-wing',
  '0801': 'xyz-wing',
  '0803': 'w-wing',
  '0901': 'als-xz',
  '0902': 'als-xy-wing',
  '0903': 'als-xy-chain',
  '0904': 'death-blossom',
  '1101': 'sue-de-coq',
  '1201': 'template-set',
  '1202': 'template-delete',
  '1301': 'forcing-chain-contradiction',
  '1302': 'forcing-chain-verity',
  '1303': 'forcing-net-contradiction',
  '1304': 'forcing-net-verity',
  BRUTE_FORCE: 'brute-force',
};

/** The technique with this code in HoDoKu's library. */
export function techniqueOf(code: string): TechniqueId {
  const kind = FISH_KINDS[code.slice(0, 3) as keyof typeof FISH_KINDS];
  // A fifth digit marks a siamese fish, which is two fish with the same base.
  const technique = kind === undefined ? NAMES[code] : (`${kind}${FISH[Number(code[3])]}` as const);
  if (technique === undefined) throw new Error(`expected a code of HoDoKu, got ${code}`);
  return technique;
}

const SEARCHES: readonly [RegExp, SearchId][] = [
  [/^simple-colors/, 'simple-colors'],
  [/^multi-colors/, 'multi-colors'],
  [/^dual-two-string/, 'two-string-kite'],
  [/^dual-empty/, 'empty-rectangle'],
  [/^grouped/, 'grouped-nice-loop'],
  [/nice-loop$|^aic$/, 'nice-loop'],
  [/^forcing-chain/, 'forcing-chain'],
  [/^forcing-net/, 'forcing-net'],
];

/** The searches in HoDoKu's order. */
export const searchIds: readonly SearchId[] = techniqueRows.map(({ id }) => id);

/** The search of HoDoKu that finds a technique. */
export function searchFor(technique: TechniqueId): SearchId {
  return SEARCHES.find(([pattern]) => pattern.test(technique))?.[1] ?? (technique as SearchId);
}
