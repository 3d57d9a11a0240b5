import { readFileSync } from 'node:fs';
import { dataPath } from '../../../../test/shared-data.ts';
import { parseCell } from '../../src/grid/coordinate.ts';
import { CLASSIC } from '../../src/grid/geometry.ts';

/** A puzzle in the step log of Sukaku Explainer. */
export interface SukakuPath {
  readonly puzzle: string;
  readonly steps: readonly SukakuStep[];
}

/** A step, with the details from its hint. */
interface SukakuStep {
  /** The line of the log. */
  readonly text: string;
  readonly rating: number;
  /** Matches the technique as Nonet calls it. */
  readonly technique: RegExp;
  /** The cells that the hint names. */
  readonly cells: readonly number[];
}

/** Reads the puzzles of the step log, one after another. */
export function readSukakuLog(): SukakuPath[] {
  const text = readFileSync(dataPath('ratings/sukaku-explainer-1.18.1-steps.txt'), 'utf8');
  return text
    .trim()
    .split('#')
    .slice(1)
    .map((part) => {
      const [puzzle, ...lines] = part.trimEnd().split('\n');
      return { puzzle, steps: lines.map(parseStep) };
    });
}

/** Such as `4.1|2-String Kite 012: Cell r8c6,r8c1,r7c2,r4c2 on value 3`. */
function parseStep(text: string): SukakuStep {
  const [rating, hint] = text.split('|');
  const [name, rest] = hint.split(': ');
  const cells = [...rest.matchAll(/r\dc\d/g)].map(([cell]) => parseCell(CLASSIC, cell) ?? -1);
  // The hint of a contradiction also names the cell in which it appears.
  const isContradiction = rest.endsWith('both on & off');
  return {
    text,
    rating: Number(rating),
    technique: techniqueOf(name),
    cells: isContradiction ? cells.slice(0, 1) : cells,
  };
}

/** Pattern for a hint → technique. The first pattern that matches counts. */
const TECHNIQUES: readonly (readonly [RegExp, string])[] = [
  [/^Hidden Single/, 'hidden-single|full-house'],
  [/^(Direct )?Pointing/, 'locked-candidates-1'],
  [/^(Direct )?Claiming/, 'locked-candidates-2'],
  [/^BUG type 1/, 'bug-plus-1'],
  [/^BUG type (\d)/, 'bug-type-$1'],
  [/^Unique Rectangle type (\d)/, 'uniqueness-test-$1'],
  [/^Unique Loop \d+ type (\d)/, 'unique-loop-$1'],
  [/^.*(Skyscraper |2-String Kite|2 Strong [Ll]inks).*$/, 'two-strong-links'],
  [/^.*(3 Skyscrapers|3-String Kite|3 Strong [Ll]inks).*$/, 'three-strong-links'],
  [/^.*(4 Skyscrapers|4 Strong [Ll]inks).*$/, 'four-strong-links'],
  [/^(\w+-Wing) \d+/, '$1'],
  [/^Bidirectional (X|Y)-Cycle/, '$1-cycle'],
  [/^Bidirectional Cycle/, 'xy-cycle'],
  [/^Forcing Chain/, 'xy?-chain'],
  [/^(Direct )?(Hidden|Naked) Triplet/, '$2-triple'],
  [/^(Hidden|Naked) Quad/, '$1-quadruple'],
  [/^Aligned Triplet/, 'aligned-triple'],
  [/^Direct /, ''],
  [/Forcing Chains/, 'forcing chain'],
];

function techniqueOf(name: string): RegExp {
  const [pattern, technique] = TECHNIQUES.find(([it]) => it.test(name)) ?? [/$/, ''];
  const id = name.replace(pattern, technique).toLowerCase().replaceAll(' ', '-');
  return new RegExp(`^(${id})$`);
}
