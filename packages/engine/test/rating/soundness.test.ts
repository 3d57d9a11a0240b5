import { expect, it } from 'vitest';
import { dataLines, describeWithData } from '../../../../test/shared-data.ts';
import { sized } from '../../../../test/size.ts';
import { generate } from '../../src/generate/generate.ts';
import type { Grid } from '../../src/grid/grid.ts';
import { queuedPositionOf } from '../../src/rating/hodoku/queued-position.ts';
import { Path, type PathEnd } from '../../src/rating/path.ts';
import { producersOf } from '../../src/rating/scales.ts';
import { solvePuzzle } from '../../src/solve/solve-puzzle.ts';
import { positionOf } from '../../src/technique/position.ts';
import { cellOf, digitIn, type Step } from '../../src/technique/step.ts';
import { finish } from '../../src/work/work.ts';
import { grid } from '../puzzles.ts';

/** Random minimal puzzles. The kernel solves them. */
const COUNT = sized(50, 80);

const SOUND =
  'no step of %s removes a digit of the solution, places a wrong one or changes nothing';

type Take = (step: Step) => boolean;

/** Solves a puzzle by the steps of a scale. */
type SolveWith = (puzzle: Grid, take: Take) => Path;

function explainer(scale: 'se' | 'sukaku'): () => SolveWith {
  return () => {
    const producers = producersOf(scale);
    return (puzzle, take) => new Path(positionOf(puzzle), producers, take);
  };
}

function hodoku(): SolveWith {
  const producers = producersOf('hodoku');
  return (puzzle, take) => new Path(queuedPositionOf(puzzle), producers, take);
}

it.each([
  ['se', explainer('se')],
  ['sukaku', explainer('sukaku')],
  ['hodoku', hodoku],
])(SOUND, (scale, newScale) => {
  const { puzzles } = generate({ seed: 'sound', count: COUNT });
  const solved = check(
    puzzles.map(({ givens }) => givens),
    newScale(),
    scale,
  );
  expect(solved.faults).toEqual([]);
  expect(solved.techniques.size).toBeGreaterThan(sized(10, 15));
});

/** Set of puzzles → its share of about 20,000 puzzles, of which a twelfth is solved. */
const SETS = {
  'puzzles/gen-minimal-100k.txt': 6_000,
  'puzzles/17clue-49158.txt': 7_000,
  'puzzles/kaggle-10k.txt': 6_000,
  'puzzles/magictour-top1465.txt': 250,
  'puzzles/norvig-top95.txt': 95,
  'puzzles/hardest-1905-20k.txt': 50,
  'ratings/se-bank-sample.tsv': 400,
};

describeWithData('on the scale of HoDoKu, no step', () => {
  it.each(Object.entries(SETS))('of %s contradicts the solution', (set, count) => {
    const lines = dataLines(set).map(({ puzzle }) => puzzle.slice(0, 81));
    const wanted = Math.ceil(count / sized(200, 12));
    const every = Math.floor(lines.length / wanted);
    const puzzles = lines.filter((line, i) => i % every === 0 && line.length === 81);
    expect(puzzles.length).toBeGreaterThanOrEqual(wanted - 1);
    const grids = puzzles.slice(0, wanted).map((puzzle) => grid(puzzle));
    expect(check(grids, hodoku(), 'hodoku').faults).toEqual([]);
  });
});

/** Solves puzzles by a scale. Returns the techniques that it used, and the steps that are wrong. */
function check(
  puzzles: readonly Grid[],
  solveWith: SolveWith,
  scale: string,
): { readonly techniques: ReadonlySet<string>; readonly faults: readonly string[] } {
  const techniques = new Set<string>();
  const faults: string[] = [];
  for (const puzzle of puzzles) {
    const { solution } = solvePuzzle({ givens: puzzle });
    const path = solveWith(puzzle, (step) => {
      const { technique, eliminations, placement } = step;
      techniques.add(technique);
      const placed = placement === undefined ? [] : [placement];
      const isTrue = (it: number) => solution?.digits[cellOf(it)] === digitIn(it);
      const isPresent = (it: number) => path.position.has(cellOf(it), digitIn(it));
      const isInOrder =
        scale === 'hodoku' || eliminations.every((it, i) => i === 0 || eliminations[i - 1] < it);
      const conclusions = [...eliminations, ...placed];
      const isSound = !eliminations.some(isTrue) && placed.every(isTrue);
      if (!isSound || !isInOrder || conclusions.length === 0 || !conclusions.every(isPresent)) {
        faults.push(`${technique} of ${[...puzzle.digits].join('')}`);
      }
      return true;
    });
    const end: PathEnd = finish(path);
    const isWrong = path.position.values.some((digit, cell) => digit !== solution?.digits[cell]);
    if (end === 'solved' && isWrong) faults.push([...puzzle.digits].join(''));
  }
  return { techniques, faults };
}
