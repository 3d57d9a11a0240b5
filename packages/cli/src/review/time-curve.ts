import { clockText } from '@nonet/engine/game';
import type { Finding, Review } from '@nonet/engine/review';

const WIDTH = 60;
const LEVELS = '▁▂▃▄▅▆▇█';

/** The mark of a finding below the curve. If a column has several, the first of them is drawn. */
const MARKS: Readonly<Partial<Record<Finding['kind'], string>>> = {
  error: '×',
  guess: '?',
  overlooked: '!',
  'went-back': '<',
};

/**
 * Draws how long the moves took, from the first to the last, and marks those with a finding. If there
 * are more moves than columns, a column has the longest of several moves.
 */
export function timeCurve({ findings, moves }: Review): string[] {
  const columns = Math.min(WIDTH, moves.length);
  const columnOf = (move: number): number => Math.floor((move * columns) / moves.length);
  const longest = Array.from({ length: columns }, () => 0);
  for (const [move, { took }] of moves.entries()) {
    const column = columnOf(move);
    longest[column] = Math.max(longest[column], took);
  }
  const most = Math.max(1, ...longest);
  const curve = longest.map((time) => LEVELS[Math.round(((LEVELS.length - 1) * time) / most)]);
  const marks = Array.from({ length: columns }, () => ' ');
  for (const [kind, mark] of Object.entries(MARKS).reverse()) {
    for (const it of findings) if (it.kind === kind) marks[columnOf(it.move)] = mark;
  }
  const below = marks.join('').trimEnd();
  return [`${curve.join('')}  ≤ ${clockText(most)}`, ...(below === '' ? [] : [below])];
}
