import { CLASSIC } from '../../grid/geometry.ts';
import { type Candidate, cellOf, digitIn, type Step } from '../../technique/step.ts';

/** A block of cells in one row or one column. */
interface Block {
  readonly rows: number[];
  readonly columns: number[];
}

/**
 * Cells as blocks in one row or one column: `r1c2`, `r1c279` or `r458c3`. A block begins with one
 * cell. The next cell in its row or column decides whether the block goes on along the row or along
 * the column. Then the block takes all later cells there.
 */
export function cellBlocks(cells: readonly number[]): string[] {
  const found: Block[] = [];
  for (const cell of [...new Set(cells)].sort((a, b) => a - b)) {
    const row = CLASSIC.row[cell];
    const column = CLASSIC.column[cell];
    const block = found.find(({ rows, columns }) =>
      rows[0] === row ? rows.length === 1 : columns[0] === column && columns.length === 1,
    );
    if (!block) found.push({ rows: [row], columns: [column] });
    else if (block.rows[0] === row) block.columns.push(column);
    else block.rows.push(row);
  }
  return found.map(({ rows, columns }) => `r${numbers(rows)}c${numbers(columns)}`);
}

/** `r1c279,r5c2` */
export function blocks(cells: readonly number[]): string {
  return cellBlocks(cells).join(',');
}

/** `c17b8` */
export function houses(indexes: readonly number[]): string {
  let text = '';
  let before = -1;
  for (const house of indexes) {
    const kind = Math.floor(house / 9);
    if (kind !== before) text += 'rcb'[kind];
    text += (house % 9) + 1;
    before = kind;
  }
  return text;
}

/** `r1c2=3` */
export function placed(placement: Candidate | undefined): string {
  if (placement === undefined) throw new RangeError('expected a placement');
  return `${blocks([cellOf(placement)])}=${digitIn(placement)}`;
}

/** ` => r1c27<>3, r5c2<>4` */
export function removals(eliminations: readonly Candidate[]): string {
  const removed = removedDigits(eliminations).map(
    ({ cells, digit }) => `${blocks(cells)}<>${digit}`,
  );
  return ` => ${removed.join(', ')}`;
}

/** ` => r1c2=3`, or what the step removes. */
export function conclusion({ eliminations, placement }: Step): string {
  return placement === undefined ? removals(eliminations) : ` => ${placed(placement)}`;
}

/** The cells from which each digit is removed. The digits are in the order of the eliminations. */
export function removedDigits(
  eliminations: readonly Candidate[],
): { readonly digit: number; readonly cells: number[] }[] {
  const digits = [...new Set(eliminations.map((it) => digitIn(it)))];
  return digits.map((digit) => ({
    digit,
    cells: eliminations.filter((candidate) => digitIn(candidate) === digit).map((it) => cellOf(it)),
  }));
}

function numbers(indexes: readonly number[]): string {
  return indexes.map((index) => index + 1).join('');
}
